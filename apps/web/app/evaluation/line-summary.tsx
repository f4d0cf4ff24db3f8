import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import type { EvaluatedLine } from './evaluation.ts';
import { evaluationWords } from './evaluation-words.ts';

/** What is being talked about. */
export function LineSummary({ line, action }: { line: EvaluatedLine; action?: ReactNode }) {
  const t = useWords(evaluationWords);

  return (
    <div className="flex items-center gap-5 max-md:gap-4">
      <Image src={line.image} alt="" sizes="88px" isEager className="size-[max(5.5rem,72px)] flex-none rounded-md" />
      <div className="min-w-0 flex-1">
        <LocalLink
          to={`/goodsDetail?${new URLSearchParams({ skuId: line.skuId, goodsId: line.goodsId })}`}
          className="line-clamp-2 hover:text-seal-700"
        >
          {line.name}
        </LocalLink>
        {line.specs && <p className="text-sm text-ink-500">{line.specs}</p>}
        <p className="num text-sm text-ink-500">
          {line.storeName} · {t('boughtAt', { time: line.orderedAt.slice(0, 10) })}
        </p>
      </div>
      {action}
    </div>
  );
}
