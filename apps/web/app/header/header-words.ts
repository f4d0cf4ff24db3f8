import { header as en } from '../i18n/en/header.ts';
import { defineWords } from '../i18n/words.ts';
import { header as zh } from '../i18n/zh-CN/header.ts';

export const headerWords = defineWords('header', { 'zh-CN': zh, en });
