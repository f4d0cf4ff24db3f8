import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { HotWords } from './hot-words.tsx';
import { SearchBox } from './search-box.tsx';
import { searchWords } from './search-words.ts';

/** The glass in a phone's header: opens a sheet with the search box. Without script it leads to all goods. */
export function PhoneSearch() {
  const t = useWords(searchWords);
  const localPath = useLocalPath();
  const titleId = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Open on the page where it was opened: each navigation closes it.
  const isOpen = openAt === key;
  const close = () => setOpenAt(undefined);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpenAt(key);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link where there is no script */}
      <a
        href={localPath('/goodsList')}
        role="button"
        aria-label={t('label')}
        className="grid size-11 place-items-center"
        onClick={open}
      >
        <Search aria-hidden="true" className="size-6" />
      </a>
      <Modal
        isOpen={isOpen}
        onClose={close}
        titleId={titleId}
        className="m-0 w-full max-w-none bg-white p-5 text-ink-900 shadow-pop"
      >
        <div>
          <h2 id={titleId} className="sr-only">
            {t('label')}
          </h2>
          <div className="flex items-center gap-2">
            <SearchBox className="min-w-0 flex-1" isFocused />
            <IconButton label={t('close')} onClick={close}>
              <X aria-hidden="true" className="size-6" />
            </IconButton>
          </div>
          <HotWords className="mt-4 flex-wrap" />
        </div>
      </Modal>
    </>
  );
}
