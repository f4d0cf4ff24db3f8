import ChevronLeft from 'lucide-react/icons/chevron-left';
import { data, redirect } from 'react-router';
import { evaluate, findLine, findNextLine, findOwnEvaluation } from '#web/evaluation/evaluate.server.ts';
import { EvaluateForm } from '#web/evaluation/evaluate-form.tsx';
import { Evaluated } from '#web/evaluation/evaluated.tsx';
import { evaluatePath } from '#web/evaluation/evaluation.ts';
import { evaluationWords } from '#web/evaluation/evaluation-words.ts';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { translate, useWords } from '#web/i18n/words.ts';
import { requireMember } from '#web/member/require-member.server.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/evaluate';

/** Empty when the address holds no number of a line. */
const lineSnOf = (request: Request) =>
  /^[\w-]{1,64}$/.exec(new URL(request.url).searchParams.get('sn') ?? '')?.[0] ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = requireMember(context, request);
  const line = await findLine(api, lineSnOf(request));
  if (!line) throw data(null, 404);
  if (line.state !== 'FINISHED') return { line, own: undefined, next: undefined, isFresh: false };
  const [own, next] = await Promise.all([findOwnEvaluation(api, line), findNextLine(api, line)]);
  return { line, own, next, isFresh: new URL(request.url).searchParams.has('done') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, language } = requireMember(context, request);
  const line = await findLine(api, lineSnOf(request));
  if (!line) throw data(null, 404);
  const wrong = await evaluate(api, { form: await request.formData(), line, language });
  if (wrong) return data(wrong, 400);
  throw redirect(pathIn(language, evaluatePath(line.sn, { done: '1' })));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: translate(evaluationWords, languageOfPath(args.location.pathname))('title'),
    query: ['sn'],
    isPrivate: true,
  });

export { MemberFailure as ErrorBoundary } from '#web/member/member-failure.tsx';

export default function EvaluateRoute({ loaderData: { line, own, next, isFresh }, actionData }: Route.ComponentProps) {
  const t = useWords(evaluationWords);
  const orderPath = `/home/OrderDetail?${new URLSearchParams({ sn: line.orderSn })}`;

  return (
    <>
      <LocalLink
        to={orderPath}
        className="mb-2 inline-flex items-center gap-1 text-sm text-ink-500 hover:text-seal-600 max-md:min-h-11"
      >
        <ChevronLeft aria-hidden="true" />
        {t('back')}
      </LocalLink>
      <h1 className="text-[max(2rem,20px)] leading-tight max-md:text-2xl">{t('title')}</h1>
      {line.state === 'FINISHED' && <Evaluated line={line} own={own} next={next} isFresh={isFresh} />}
      {line.state === 'UNFINISHED' && <EvaluateForm key={line.sn} line={line} wrong={actionData} />}
      {line.state !== 'FINISHED' && line.state !== 'UNFINISHED' && (
        <EmptyState
          className="min-h-96 content-center"
          text={
            <>
              <b className="block font-semibold text-ink-900">{t('notYet.title')}</b>
              {t('notYet.text')}
            </>
          }
          action={
            <ButtonLink kind="line" size="sm" to={orderPath}>
              {t('notYet.order')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
