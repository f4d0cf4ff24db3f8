import { session as en } from '../i18n/en/session.ts';
import { defineWords } from '../i18n/words.ts';
import { session as zh } from '../i18n/zh-CN/session.ts';

export const sessionWords = defineWords('session', { 'zh-CN': zh, en });
