import { sideBar as en } from '../i18n/en/side-bar.ts';
import { defineWords } from '../i18n/words.ts';
import { sideBar as zh } from '../i18n/zh-CN/side-bar.ts';

export const sideBarWords = defineWords('side-bar', { 'zh-CN': zh, en });
