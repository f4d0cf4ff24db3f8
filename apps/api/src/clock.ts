/** The shop's clock. Tests set it to walk through time; everything that asks for the time asks here. */
let source: () => Date = () => new Date();

export const now = (): Date => source();

/** Replaces the clock; answers a function that puts the real one back. */
export function setClock(next: () => Date): () => void {
  source = next;
  return () => {
    source = () => new Date();
  };
}
