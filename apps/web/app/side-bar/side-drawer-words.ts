import { sideDrawer as en } from '../i18n/en/side-drawer.ts';
import { defineWords } from '../i18n/words.ts';
import { sideDrawer as zh } from '../i18n/zh-CN/side-drawer.ts';

/** Apart from the bar's, so that they come with the first drawer and not with every page. */
export const sideDrawerWords = defineWords('side-drawer', { 'zh-CN': zh, en });
