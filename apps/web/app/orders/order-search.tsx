import Search from 'lucide-react/icons/search';
import { Form, useSubmit } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type OrderQuery, orderPeriods } from './order-query.ts';
import { ordersWords } from './orders-words.ts';

/** Words and period, kept in the address. Choosing a period searches at once; Enter searches anyway. */
export function OrderSearch({ query: { tab, keywords, period } }: { query: OrderQuery }) {
  const t = useWords(ordersWords);
  const localPath = useLocalPath();
  const submit = useSubmit();

  return (
    <Form
      method="get"
      role="search"
      action={localPath('/home/MyOrder')}
      className="flex flex-wrap items-center gap-4 max-md:w-full max-md:flex-nowrap max-md:gap-2"
    >
      {tab !== 'ALL' && <input type="hidden" name="tag" value={tab} />}
      <TextInput
        type="search"
        name="keywords"
        defaultValue={keywords}
        maxLength={100}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        className="w-[max(22rem,240px)]! text-sm! max-md:min-w-0! max-md:flex-1"
        before={<Search aria-hidden="true" className="text-ink-500" />}
      />
      <Select
        name="period"
        defaultValue={period}
        aria-label={t('search.period')}
        className="w-[max(13rem,160px)]! text-sm! max-md:min-h-12 max-md:w-[8.5rem]!"
        onChange={({ target }) => void submit(target.form)}
      >
        {orderPeriods.map((one) => (
          <option key={one} value={one}>
            {t(`search.${one}`)}
          </option>
        ))}
      </Select>
      <button type="submit" className="sr-only focus:not-sr-only">
        {t('search.submit')}
      </button>
    </Form>
  );
}
