import type { Language } from '@silkboat/contract/result-codes';
import { useLocation } from 'react-router';
import { pathIn, useLanguage, withoutLanguage } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { writeCookie } from '../session/browser-cookies.ts';
import { deviceStorage } from '../session/device-storage.ts';
import { useRootData } from '../session/root-data.ts';
import { headerWords } from './header-words.ts';

const yearSeconds = 31_536_000;

function keepChoice(language: Language): void {
  writeCookie('lang', language, { maxAgeSeconds: yearSeconds });
  deviceStorage()?.setItem('lang', language);
}

/** 中文 | ENG: the same page in the other language, or the owner's own English site. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useWords(headerWords);
  const current = useLanguage();
  const { site } = useRootData();
  const { pathname, search } = useLocation();
  const page = withoutLanguage(pathname);
  const choices = [
    { language: 'zh-CN', label: t('language.zh'), href: pathIn('zh-CN', page) + search },
    { language: 'en', label: t('language.en'), href: site.englishSiteUrl ?? pathIn('en', page) + search },
  ] as const;

  return (
    <nav aria-label={t('language.label')} className={`flex items-center text-sm ${className}`}>
      {choices.map(({ language, label, href }, index) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          className={`px-2.5 py-2 first:pl-0 last:pr-0 ${index > 0 ? 'relative before:absolute before:left-0 before:h-3.5 before:w-px before:translate-y-[0.4em] before:bg-current before:opacity-35' : ''} ${language === current ? 'font-semibold' : 'opacity-75 hover:opacity-100'}`}
          onClick={() => keepChoice(language)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
