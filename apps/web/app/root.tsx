import './styles.css';
import { countCart } from '@silkboat/contract/carts';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { languageOfPath, useLanguage } from './i18n/language.ts';
import { wordsIn } from './i18n/words.ts';
import { keptHotWords } from './search/kept-hot-words.server.ts';
import { pageContext } from './session/context.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { isOfflineAnswer } from './shell/offline-answer.ts';
import { ToastRegion } from './ui/toast-region.tsx';

const words = { 'zh-CN': wordsIn('zh-CN'), en: wordsIn('en') };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, nonce, origin, visitor, setHeader, site } = context.get(pageContext);
  const cookies = request.headers.get('cookie') ?? '';
  const [hotWords, cartCount] = await Promise.all([
    keptHotWords({ api, language, cookies, setHeader }),
    // A badge: the page is shown without it rather than not at all.
    visitor ? api.call(countCart).catch(() => 0) : 0,
  ]);
  return { nonce, origin, visitor: visitor ?? null, site, hotWords, cartCount };
}

/** Asked anew after a change, on request and in the other language; not for each filter and page of a list. */
export function shouldRevalidate({
  actionResult,
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isOfflineAnswer(actionResult)) return false;
  const isChange = formMethod !== undefined && formMethod !== 'GET';
  const isOtherLanguage = languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
  return isChange || isOtherLanguage || currentUrl.href === nextUrl.href;
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: '/fonts/serif-600.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** Only the document's own parts; the shell around the pages is `routes/site.tsx`. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const rootData = useRouteLoaderData<typeof loader>('root');

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={words[language]}>
          {children}
          <ToastRegion />
        </I18nextProvider>
        <ScrollRestoration nonce={rootData?.nonce} />
        <Scripts nonce={rootData?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** When not even the shell can be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />;
}
