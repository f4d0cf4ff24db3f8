import './styles.css';
import { I18nextProvider } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { useLanguage } from './i18n/language.ts';
import { wordsIn } from './i18n/words.ts';
import { pageContext } from './session/context.ts';

const words = { 'zh-CN': wordsIn('zh-CN'), en: wordsIn('en') };

export async function loader({ context }: Route.LoaderArgs) {
  const { nonce, origin, visitor, site } = context.get(pageContext);
  return { nonce, origin, visitor: visitor ?? null, site };
}

export type RootData = Route.ComponentProps['loaderData'];

export const useRootData = () => useRouteLoaderData<typeof loader>('root')!;

/** Only the document's own parts; the shell around the pages is `routes/site.tsx`. */
export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const rootData = useRouteLoaderData<typeof loader>('root');

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={words[language]}>{children}</I18nextProvider>
        <ScrollRestoration nonce={rootData?.nonce} />
        <Scripts nonce={rootData?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
