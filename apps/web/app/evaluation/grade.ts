import type { evaluationGrades } from '@silkboat/contract/evaluations';

export type Grade = (typeof evaluationGrades)[number];

export const aspects = ['description', 'service', 'delivery'] as const;
export type Aspect = (typeof aspects)[number];
export type Scores = Record<Aspect, number>;

/** What the stars add up to: good from 4 on average, bad below 2.5. Nothing while an aspect is open. */
export function gradeOf(scores: Scores): Grade | undefined {
  const given = aspects.map((aspect) => scores[aspect]);
  if (given.some((score) => score < 1)) return undefined;
  const average = given.reduce((sum, score) => sum + score, 0) / given.length;
  if (average >= 4) return 'GOOD';
  return average < 2.5 ? 'WORSE' : 'MODERATE';
}
