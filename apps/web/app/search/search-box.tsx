import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useLocalPath, withoutLanguage } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { searchWords } from './search-words.ts';

const mostCharacters = 140;

/** Looks for goods on `/goodsList`; with a `storeId`, in that shop only. */
export function SearchBox({
  storeId,
  className,
  isFocused,
}: {
  storeId?: string;
  className?: string;
  isFocused?: boolean;
}) {
  const { pathname, search } = useLocation();
  const isResults = withoutLanguage(pathname) === '/goodsList';
  const keyword = (isResults && new URLSearchParams(search).get('keyword')) || '';

  // What was searched for stands in the box; another search starts it anew.
  return <Box key={keyword} keyword={keyword} storeId={storeId} className={className} isFocused={isFocused} />;
}

function Box({ keyword, storeId, className, isFocused }: { keyword: string } & Parameters<typeof SearchBox>[0]) {
  const t = useWords(searchWords);
  const localPath = useLocalPath();
  const [typed, setTyped] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);

  return (
    <Form
      method="get"
      action={localPath('/goodsList')}
      role="search"
      aria-label={t('label')}
      className={classNames(
        'flex h-[max(3.25rem,36px)] items-stretch rounded-md border-[1.5px] border-abyss-900 bg-white focus-within:ring-3 focus-within:ring-abyss-800/14 max-md:h-11',
        className,
      )}
    >
      <input
        ref={input}
        name="keyword"
        value={typed}
        maxLength={mostCharacters}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only in the sheet that a visitor opened to search
        autoFocus={isFocused}
        className="min-w-0 flex-1 bg-transparent pl-5 text-base text-ink-900 outline-none max-md:pl-4"
        onChange={(event) => setTyped(event.target.value)}
      />
      {storeId && <input type="hidden" name="storeId" value={storeId} />}
      {typed && (
        <button
          type="button"
          aria-label={t('clear')}
          title={t('clear')}
          className="grid w-11 place-items-center text-ink-500 hover:text-ink-900"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
      <button
        type="submit"
        aria-label={t('submit')}
        className="grid w-17 place-items-center rounded-r-[0.15rem] bg-abyss-900 text-white transition-colors hover:bg-abyss-700 max-md:w-13"
      >
        <Search aria-hidden="true" className="size-[max(1.375rem,18px)]" />
      </button>
    </Form>
  );
}
