import { goodsList as en } from '../i18n/en/goods-list.ts';
import { defineWords } from '../i18n/words.ts';
import { goodsList as zh } from '../i18n/zh-CN/goods-list.ts';

export const goodsListWords = defineWords('goodsList', { 'zh-CN': zh, en });
