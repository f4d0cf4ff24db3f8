import { redirect } from 'react-router';
import { usePageLabels } from '#web/goods-list/goods-list.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { directoryPath, readDirectoryQuery } from '#web/store/directory.ts';
import { loadDirectory } from '#web/store/load-directory.server.ts';
import { StoreDirectory } from '#web/store/store-directory.tsx';
import { storeWords } from '#web/store/store-words.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/stores';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext);
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const directory = await loadDirectory(api, { query, language });
  // A page behind the last: the stores became fewer since the address was made.
  if (directory.stores.length === 0 && directory.total > 0) throw redirect(pathIn(language, directoryPath(query)));
  return { query, ...directory };
}

export function meta(args: Route.MetaArgs) {
  const t = translate(storeWords, languageOfPath(args.location.pathname));
  return pageMeta(args, {
    title: t('directory.heading'),
    description: t('directory.text'),
    query: ['country', 'pageNumber'],
    isPrivate: Boolean(args.loaderData?.query.name),
  });
}

export default function StoresRoute({ loaderData }: Route.ComponentProps) {
  const { page, pages, ...directory } = loaderData;
  return (
    <StoreDirectory
      {...directory}
      pagination={<Pagination page={page} pages={pages} labels={usePageLabels()} className="mt-12" />}
    />
  );
}
