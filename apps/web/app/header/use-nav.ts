import { useLocation } from 'react-router';
import { withoutLanguage } from '../i18n/language.ts';
import { useRootData } from '../session/root-data.ts';
import { activeEntry, navEntries } from './nav-entries.ts';

/** The header's entries on this page. The depot is another site and only there when the owner named it. */
export function useNav() {
  const { site } = useRootData();
  const { pathname } = useLocation();
  const activeKey = navEntries[activeEntry(withoutLanguage(pathname))]?.key;
  const entries = navEntries
    .map((entry) => ({ ...entry, href: entry.key === 'depot' ? site.goodsDepotUrl : undefined }))
    .filter(({ key, href }) => key !== 'depot' || href);

  return { entries, active: entries.findIndex(({ key }) => key === activeKey) };
}
