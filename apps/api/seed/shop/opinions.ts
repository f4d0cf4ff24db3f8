import type { Evaluation } from '@silkboat/contract/evaluations-own';

/** What a sample buyer says about a line. */
export type Opinion = Omit<Evaluation, 'orderItemSn' | 'goodsId' | 'skuId'>;

const good = (content: string): Opinion => ({
  grade: 'GOOD',
  content,
  deliveryScore: 5,
  serviceScore: 5,
  descriptionScore: 5,
});

export const opinions = {
  fine: good('做工比预想的细，收到时包得很严实，和页面上的图片几乎一样。'),
  gift: good('买来送人的，对方很喜欢，问我在哪里买的。会回购。'),
  again: good('第二次买了，和上次一样稳定，发货也快。'),
  calm: good('颜色沉稳，细节到位，用了一周没有问题。给店家点赞。'),
  smaller: {
    grade: 'MODERATE',
    content: '东西不错，就是比想象中小一圈，下单前最好看清尺寸。',
    deliveryScore: 5,
    serviceScore: 4,
    descriptionScore: 3,
  },
  late: {
    grade: 'WORSE',
    content: '比预计晚到了四天，外箱压坏一角，好在里面没事。',
    deliveryScore: 2,
    serviceScore: 3,
    descriptionScore: 4,
  },
} satisfies Record<string, Opinion>;
