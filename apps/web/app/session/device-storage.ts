/** What the browser keeps for us; undefined on the server and where the visitor forbids it. */
export function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
