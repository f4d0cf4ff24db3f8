import { formatYuan } from '@silkboat/contract/money';
import { Form } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CancelReasons, ChangeFields } from './change-form.tsx';
import { type OrderView, orderPath } from './order-view.ts';
import { ordersWords } from './orders-words.ts';

const questions = ['cancel', 'receive', 'delete'] as const;
export type PanelQuestion = (typeof questions)[number];

/** The question of an address like `?ask=cancel`. */
export const panelQuestion = (text: string | null): PanelQuestion | undefined => questions.find((one) => one === text);

/** The same question as the dialog asks, in the page: for those who came by the link, without script. */
export function AskPanel({
  question,
  order,
  reasons,
}: {
  question: PanelQuestion;
  order: OrderView;
  reasons: string[];
}) {
  const t = useWords(ordersWords);
  const text =
    question === 'cancel' && order.isPaid
      ? t('ask.cancel.paid', { amount: formatYuan(order.flowPrice) })
      : t(`ask.${question}.text`);

  return (
    <section aria-labelledby="ask" className="mb-6 rounded-lg border border-silk-500 bg-silk-50 p-6">
      <h2 id="ask" className="text-lg">
        {t(`ask.${question}.title`)}
      </h2>
      <p className="mt-1 mb-4 text-ink-700">{text}</p>
      <Form method="post" action={`?${new URLSearchParams({ sn: order.sn })}`}>
        <ChangeFields change={question} sn={order.sn} isLive={false} />
        {question === 'cancel' && <CancelReasons reasons={reasons} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" type="submit">
            {t(`ask.${question}.yes`)}
          </Button>
          <ButtonLink kind="line" size="sm" to={orderPath(order.sn)}>
            {t('ask.keep')}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
