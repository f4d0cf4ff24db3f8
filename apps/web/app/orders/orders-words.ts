import { orders as en } from '../i18n/en/orders.ts';
import { defineWords } from '../i18n/words.ts';
import { orders as zh } from '../i18n/zh-CN/orders.ts';

export const ordersWords = defineWords('orders', { 'zh-CN': zh, en });
