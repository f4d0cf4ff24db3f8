import { shell as en } from '../i18n/en/shell.ts';
import { defineWords } from '../i18n/words.ts';
import { shell as zh } from '../i18n/zh-CN/shell.ts';

export const shellWords = defineWords('shell', { 'zh-CN': zh, en });
