import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Detail } from './detail.ts';
import { EvaluationList, type Evaluations } from './evaluations.tsx';
import { goodsDetailWords } from './goods-detail-words.ts';
import { ParamTable } from './param-table.tsx';
import { type Section, SectionNav, sections } from './section-nav.tsx';

/** HTML of the shop in the look of the site. */
const prose =
  'mx-auto max-w-192 text-ink-700 [&_a]:underline [&_h2]:mt-8 [&_h2]:font-sans [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:font-sans [&_h3]:text-lg [&_img]:my-6 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-lg [&_li]:ml-5 [&_ol]:list-decimal [&_p]:mb-4 [&_table]:w-full [&_td]:border [&_td]:border-rule [&_td]:p-2 [&_ul]:list-disc [&_video]:w-full';

/** Everything below the panel: description, evaluations, parameters, packing and service. */
export function DetailSections({ detail, evaluations }: { detail: Detail; evaluations: Evaluations }) {
  const t = useWords(goodsDetailWords);
  const goods = { goodsId: detail.goodsId, skuId: detail.skuId };

  return (
    <div className="mt-18 max-md:mt-8">
      <SectionNav commentCount={evaluations.counts.all} shown={sections} />
      <Part section="detail">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the shop has made it safe when it was saved and read */}
        <div className={prose} dangerouslySetInnerHTML={{ __html: detail.intro }} />
      </Part>
      <Part section="comments" hasHeading>
        <EvaluationList goods={goods} evaluations={evaluations} />
      </Part>
      <Part section="params" hasHeading>
        <ParamTable detail={detail} />
      </Part>
      <Part section="service" hasHeading>
        <dl className="grid grid-cols-2 gap-x-16 gap-y-8 max-md:grid-cols-1 max-md:gap-y-5">
          {(['packing', 'delivery', 'returns', 'invoice'] as const).map((key) => (
            <div key={key}>
              <dt className="font-semibold">{t(`service.${key}`)}</dt>
              <dd className="mt-1 text-ink-700">{t(`service.${key}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({
  section,
  hasHeading = false,
  children,
}: {
  section: Section;
  /** Otherwise it is read out only: what follows the links directly needs none to be seen. */
  hasHeading?: boolean;
  children: ReactNode;
}) {
  const t = useWords(goodsDetailWords);
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      className="scroll-mt-14 border-b border-rule py-10 last:border-0 max-md:py-7"
    >
      <h2 id={`${section}-title`} className={hasHeading ? 'mb-8 text-2xl max-md:mb-5' : 'sr-only'}>
        {t(`section.${section}Title`)}
      </h2>
      {children}
    </section>
  );
}
