import type { MemberEvaluation } from '@silkboat/contract/evaluations';

/** What one buyer said. */
export interface Evaluation {
  id: string;
  name: string;
  face: string | null;
  /** `yyyy-MM-dd` */
  day: string;
  /** Stars, 1 to 5. */
  score: number;
  specs: string;
  text: string;
  images: string[];
  reply: string | null;
  replyImages: string[];
}

/** Where the buyer gave no stars, the grade stands for them. */
const scoreOf = { GOOD: 5, MODERATE: 3, WORSE: 1 };

export const toEvaluation = (one: MemberEvaluation): Evaluation => ({
  id: one.id,
  name: one.memberName,
  face: one.memberProfile,
  day: one.createTime?.slice(0, 10) ?? '',
  score: one.descriptionScore ?? scoreOf[one.grade],
  specs: one.specs,
  text: one.content,
  images: split(one.images),
  reply: one.reply,
  replyImages: split(one.replyImage),
});

const split = (addresses: string | null): string[] => addresses?.split(',').filter(Boolean) ?? [];
