import { search as en } from '../i18n/en/search.ts';
import { defineWords } from '../i18n/words.ts';
import { search as zh } from '../i18n/zh-CN/search.ts';

export const searchWords = defineWords('search', { 'zh-CN': zh, en });
