import { shopFront as en } from '../i18n/en/shop-front.ts';
import { defineWords } from '../i18n/words.ts';
import { shopFront as zh } from '../i18n/zh-CN/shop-front.ts';

export const shopFrontWords = defineWords('shopFront', { 'zh-CN': zh, en });
