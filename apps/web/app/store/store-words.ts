import { store as en } from '../i18n/en/store.ts';
import { defineWords } from '../i18n/words.ts';
import { store as zh } from '../i18n/zh-CN/store.ts';

export const storeWords = defineWords('store', { 'zh-CN': zh, en });
