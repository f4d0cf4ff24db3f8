import { guideMenu as en } from '../i18n/en/guide-menu.ts';
import { defineWords } from '../i18n/words.ts';
import { guideMenu as zh } from '../i18n/zh-CN/guide-menu.ts';

/** Apart from the header's, so that the countries come with the menu and not with every page. */
export const guideMenuWords = defineWords('guide-menu', { 'zh-CN': zh, en });
