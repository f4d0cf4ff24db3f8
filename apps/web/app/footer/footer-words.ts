import { footer as en } from '../i18n/en/footer.ts';
import { defineWords } from '../i18n/words.ts';
import { footer as zh } from '../i18n/zh-CN/footer.ts';

export const footerWords = defineWords('footer', { 'zh-CN': zh, en });
