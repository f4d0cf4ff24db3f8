import type { Language } from '@silkboat/contract/result-codes';

/** The English text for English readers where there is one, else the Chinese. */
export const inLanguage = (language: Language, zh: string, en: string): string => (language === 'en' && en) || zh;
