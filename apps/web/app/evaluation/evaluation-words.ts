import { evaluation as en } from '../i18n/en/evaluation.ts';
import { defineWords } from '../i18n/words.ts';
import { evaluation as zh } from '../i18n/zh-CN/evaluation.ts';

export const evaluationWords = defineWords('evaluation', { 'zh-CN': zh, en });
