import CircleCheck from 'lucide-react/icons/circle-check';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { Stars } from '../ui/stars.tsx';
import { type EvaluatedLine, evaluatePath, type OwnEvaluation } from './evaluation.ts';
import { evaluationWords } from './evaluation-words.ts';
import { LineSummary } from './line-summary.tsx';

/** After the evaluation, and whenever the page is opened again: thanks, what was said, and the next line. */
export function Evaluated({
  line,
  own,
  next,
  isFresh,
}: {
  line: EvaluatedLine;
  own: OwnEvaluation | undefined;
  next: EvaluatedLine | undefined;
  isFresh: boolean;
}) {
  const t = useWords(evaluationWords);

  return (
    <div className="mt-7 grid grid-cols-1 gap-8 border-t border-rule pt-7">
      <div role="status" className="flex items-center gap-4 rounded-lg bg-jade-50 p-6 max-md:p-4">
        <CircleCheck aria-hidden="true" className="size-8 text-jade-700" />
        <div>
          <p className="text-lg font-semibold">{t(isFresh ? 'done.title' : 'done.already')}</p>
          <p className="text-sm text-ink-700">{t(isFresh ? 'done.text' : 'done.alreadyText')}</p>
        </div>
      </div>
      <LineSummary line={line} />
      {own && (
        <section>
          <h2 className="mb-2 text-lg">{t('done.own')}</h2>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-500">
            <Stars value={own.score} label={t('starsValue', { count: own.score })} className="text-base" />
            <span className="font-medium text-ink-900">{t(`grades.${own.grade}`)}</span>
            <time className="num">{own.time.slice(0, 16)}</time>
          </p>
          <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{own.content}</p>
          {own.images.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-3">
              {own.images.map((image, index) => (
                <li key={image}>
                  <Image
                    src={image}
                    alt={t('picture', { index: index + 1 })}
                    sizes="104px"
                    className="size-[max(6.5rem,80px)] rounded-lg"
                  />
                </li>
              ))}
            </ul>
          )}
          {own.reply && (
            <p className="mt-3 max-w-prose rounded-md bg-paper-50 p-4 text-sm">
              <b className="mr-2 font-semibold">{t('done.reply')}</b>
              {own.reply}
            </p>
          )}
        </section>
      )}
      {next && (
        <section className="border-t border-rule pt-7">
          <h2 className="mb-4 text-lg">{t('done.next')}</h2>
          <LineSummary
            line={next}
            action={
              <ButtonLink size="sm" to={evaluatePath(next.sn)} className="flex-none">
                {t('done.nextSubmit')}
              </ButtonLink>
            }
          />
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="line" size="sm" to="/home/MyOrder">
          {t('done.orders')}
        </ButtonLink>
      </div>
    </div>
  );
}
