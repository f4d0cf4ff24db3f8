import { goodsCard as en } from '../i18n/en/goods-card.ts';
import { defineWords } from '../i18n/words.ts';
import { goodsCard as zh } from '../i18n/zh-CN/goods-card.ts';

export const goodsCardWords = defineWords('goodsCard', { 'zh-CN': zh, en });
