import type { Language } from '@silkboat/contract/result-codes';
import { createInstance, type i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * The words of the site: a file per feature and language under `zh-CN/` and `en/`, joined with `defineWords`.
 * A feature imports its own words, so a page brings no others; both languages come together and nothing waits for text.
 */
interface WordTree {
  [key: string]: string | WordTree;
}

/** Every key of zh-CN as a dotted path; plural endings are left to the library. */
type Path<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${'zero' | 'one' | 'other'}`
      ? Stem
      : K
    : `${K}.${Path<T[K]>}`;
}[keyof T & string];

export interface Words<T> {
  namespace: string;
  /** Carries the type only. */
  keys?: Path<T>;
}

export type Translate<T> = (key: Path<T>, values?: Record<string, string | number>) => string;

const all = createInstance();
void all.init({
  lng: 'zh-CN',
  fallbackLng: 'zh-CN',
  resources: {},
  initAsync: false,
  // An empty text is meant, as where one language needs a word after a number and the other does not.
  returnEmptyString: true,
  interpolation: { escapeValue: false },
});

/** The library's instance for one language; all share one store of words. */
export const wordsIn = (language: Language): I18n => all.cloneInstance({ lng: language });

type Same<T> = { [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

export function defineWords<const T extends WordTree>(namespace: string, words: { 'zh-CN': T; en: Same<T> }): Words<T> {
  all.addResourceBundle('zh-CN', namespace, words['zh-CN'], true, true);
  all.addResourceBundle('en', namespace, words.en, true, true);
  return { namespace };
}

/** The words of a feature in the language of the page. */
export function useWords<T>(words: Words<T>): Translate<T> {
  const { t } = useTranslation(words.namespace);
  return t as unknown as Translate<T>;
}

/** The same outside components: titles, answers of actions. */
export function translate<T>(words: Words<T>, language: Language): Translate<T> {
  return all.getFixedT(language, words.namespace) as unknown as Translate<T>;
}
