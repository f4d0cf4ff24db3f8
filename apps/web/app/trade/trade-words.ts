import { trade as en } from '../i18n/en/trade.ts';
import { defineWords } from '../i18n/words.ts';
import { trade as zh } from '../i18n/zh-CN/trade.ts';

export const tradeWords = defineWords('trade', { 'zh-CN': zh, en });
