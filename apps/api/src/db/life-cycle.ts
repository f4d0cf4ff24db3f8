import { type LifeCycle, nextStates, statesBefore } from '@silkboat/contract/life-cycle';
import { type LocalText, Refusal } from '@silkboat/contract/refusal';
import type { ResultCodeName } from '@silkboat/contract/result-codes';

interface Step<S extends string, E extends string> {
  from: S;
  event: E;
  /** Which end, where the event has several. */
  to?: S | undefined;
  /** The "no" of an illegal step; the state is named in its detail. */
  refusal: ResultCodeName;
  labels?: Record<S, LocalText>;
}

/** The state that an event leads to. Lock the row before asking, and write the answer in the same transaction. */
export function takeStep<S extends string, E extends string>(cycle: LifeCycle<S, E>, step: Step<S, E>): S {
  const { from, event, to, refusal, labels } = step;
  const ends = nextStates(cycle, from, event);
  if (ends.length === 0) {
    const label = labels?.[from] ?? { zh: from, en: from };
    throw new Refusal(refusal, { zh: `当前状态为${label.zh}`, en: `it is “${label.en}”` });
  }
  if (to === undefined && ends.length > 1)
    throw new Error(`${cycle.name}: ${event} from ${from} needs to be told its end`);
  if (to !== undefined && !ends.includes(to))
    throw new Error(`${cycle.name}: ${event} from ${from} cannot end in ${to}`);
  return to ?? ends[0]!;
}

/** An event that has one end wherever it starts, for steps of many rows at once: where it may start and where it ends. */
export function plainStep<S extends string, E extends string>(cycle: LifeCycle<S, E>, event: E): { from: S[]; to: S } {
  const from = statesBefore(cycle, event);
  const ends = new Set(from.flatMap((state) => nextStates(cycle, state, event)));
  if (ends.size !== 1) throw new Error(`${cycle.name}: ${event} has ${ends.size} ends`);
  return { from, to: [...ends][0]! };
}
