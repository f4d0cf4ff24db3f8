import { member as en } from '../i18n/en/member.ts';
import { defineWords } from '../i18n/words.ts';
import { member as zh } from '../i18n/zh-CN/member.ts';

export const memberWords = defineWords('member', { 'zh-CN': zh, en });
