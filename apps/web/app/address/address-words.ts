import { address as en } from '../i18n/en/address.ts';
import { defineWords } from '../i18n/words.ts';
import { address as zh } from '../i18n/zh-CN/address.ts';

export const addressWords = defineWords('address', { 'zh-CN': zh, en });
