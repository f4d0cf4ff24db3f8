import { checkout as en } from '../i18n/en/checkout.ts';
import { defineWords } from '../i18n/words.ts';
import { checkout as zh } from '../i18n/zh-CN/checkout.ts';

export const checkoutWords = defineWords('checkout', { 'zh-CN': zh, en });
