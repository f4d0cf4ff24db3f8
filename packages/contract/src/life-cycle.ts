/**
 * A life cycle is a table: state → event → next states. One function in the API walks it (`db/life-cycle.ts`) and
 * writes a log row; the tables are also drawn into the documents.
 */
export interface LifeCycle<State extends string, Event extends string> {
  name: string;
  initial: State;
  steps: { readonly [S in State]: { readonly [E in Event]?: State | readonly State[] } };
}

/** The states that `event` may lead to from `from`; empty when the step is illegal. */
export function nextStates<S extends string, E extends string>(
  cycle: LifeCycle<S, E>,
  from: S,
  event: E,
): readonly S[] {
  const next = cycle.steps[from][event];
  if (next === undefined) return [];
  return typeof next === 'string' ? [next as S] : (next as readonly S[]);
}

/** Every state from which `event` is legal. */
export function statesBefore<S extends string, E extends string>(cycle: LifeCycle<S, E>, event: E): S[] {
  return (Object.keys(cycle.steps) as S[]).filter((state) => nextStates(cycle, state, event).length > 0);
}
