import { home as en } from '../i18n/en/home.ts';
import { defineWords } from '../i18n/words.ts';
import { home as zh } from '../i18n/zh-CN/home.ts';

export const homeWords = defineWords('home', { 'zh-CN': zh, en });
