import { signIn as en } from '../i18n/en/sign-in.ts';
import { defineWords } from '../i18n/words.ts';
import { signIn as zh } from '../i18n/zh-CN/sign-in.ts';

export const signInWords = defineWords('sign-in', { 'zh-CN': zh, en });
