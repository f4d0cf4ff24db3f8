import { cart as en } from '../i18n/en/cart.ts';
import { defineWords } from '../i18n/words.ts';
import { cart as zh } from '../i18n/zh-CN/cart.ts';

export const cartWords = defineWords('cart', { 'zh-CN': zh, en });
