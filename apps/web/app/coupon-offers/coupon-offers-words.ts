import { couponOffers as en } from '../i18n/en/coupon-offers.ts';
import { defineWords } from '../i18n/words.ts';
import { couponOffers as zh } from '../i18n/zh-CN/coupon-offers.ts';

export const couponOffersWords = defineWords('couponOffers', { 'zh-CN': zh, en });
