import { cashier as en } from '../i18n/en/cashier.ts';
import { defineWords } from '../i18n/words.ts';
import { cashier as zh } from '../i18n/zh-CN/cashier.ts';

export const cashierWords = defineWords('cashier', { 'zh-CN': zh, en });
