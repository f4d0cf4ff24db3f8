import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Radio } from '../ui/radio.tsx';
import { StarsInput } from '../ui/stars.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { EvaluatedLine, Wrong } from './evaluation.ts';
import { evaluationWords } from './evaluation-words.ts';
import { aspects, type Grade, gradeOf, type Scores } from './grade.ts';
import { LineSummary } from './line-summary.tsx';
import { PictureField } from './picture-field.tsx';
import { usePictures } from './use-pictures.ts';

const grades: Grade[] = ['GOOD', 'MODERATE', 'WORSE'];
const noScores: Scores = { description: 0, service: 0, delivery: 0 };

/** Stars, a grade, words and pictures about one line. */
export function EvaluateForm({ line, wrong: refused }: { line: EvaluatedLine; wrong: Wrong | undefined }) {
  const t = useWords(evaluationWords);
  const { state } = useNavigation();
  const pictures = usePictures();
  const [scores, setScores] = useState(noScores);
  const [chosen, setChosen] = useState<Grade>();
  const [unready, setUnready] = useState<string>();
  const grade = chosen ?? gradeOf(scores);
  const isUploading = pictures.pictures.some((picture) => picture.state === 'uploading');
  const hasFailed = pictures.pictures.some((picture) => picture.state === 'failed');
  const errorOf = (field: Wrong['field']) => (refused?.field === field ? refused.message : undefined);
  const labels = [t('stars.s1'), t('stars.s2'), t('stars.s3'), t('stars.s4'), t('stars.s5')] as const;

  return (
    <Form
      method="post"
      noValidate
      className="mt-7 grid max-w-[56rem] grid-cols-1 gap-7 border-t border-rule pt-7 max-md:mt-5 max-md:gap-6 max-md:pt-5"
      onSubmit={(event) => {
        const problem = isUploading ? t('wrong.pending') : hasFailed ? t('wrong.failed') : undefined;
        setUnready(problem);
        if (problem) event.preventDefault();
      }}
    >
      <LineSummary line={line} />
      <div>
        <div className="grid gap-2">
          {aspects.map((aspect) => (
            <StarsInput
              key={aspect}
              name={aspect}
              legend={<span className="inline-block min-w-[max(6rem,88px)]">{t(`aspect.${aspect}`)}</span>}
              labels={[...labels]}
              className="max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0 max-md:[&>legend]:w-full"
              onChange={(score) => setScores((before) => ({ ...before, [aspect]: score }))}
            />
          ))}
        </div>
        <ErrorLine text={errorOf('scores')} />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm text-ink-700">{t('grade')}</legend>
        <div className="flex flex-wrap gap-x-8 gap-y-1">
          {grades.map((one) => (
            <Radio key={one} name="grade" value={one} checked={grade === one} onChange={() => setChosen(one)}>
              {t(`grades.${one}`)}
            </Radio>
          ))}
        </div>
        <p className="mt-1 text-sm text-ink-500">{t('gradeHelp')}</p>
      </fieldset>
      <Field label={t('content')} error={errorOf('content')} isRequired>
        <TextArea name="content" rows={5} maxLength={500} placeholder={t('contentPlaceholder')} />
      </Field>
      <PictureField desk={pictures} />
      <div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="sm"
            isLoading={state !== 'idle'}
            className="min-w-[max(9rem,112px)] max-md:w-full"
          >
            {t('submit')}
          </Button>
          <p className="text-sm text-ink-500">{t('note')}</p>
        </div>
        <ErrorLine text={unready ?? errorOf('form')} />
      </div>
    </Form>
  );
}

function ErrorLine({ text }: { text: string | undefined }) {
  return text ? (
    <p role="alert" className="mt-2 text-sm text-seal-600">
      {text}
    </p>
  ) : null;
}
