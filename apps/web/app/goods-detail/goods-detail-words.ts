import { goodsDetail as en } from '../i18n/en/goods-detail.ts';
import { defineWords } from '../i18n/words.ts';
import { goodsDetail as zh } from '../i18n/zh-CN/goods-detail.ts';

export const goodsDetailWords = defineWords('goodsDetail', { 'zh-CN': zh, en });
