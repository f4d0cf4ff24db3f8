import { languageOfPath } from '../i18n/language.ts';
import { translate } from '../i18n/words.ts';
import { shellWords } from './shell-words.ts';

/** What an action answers when the server could not be reached; nothing is loaded anew after it. */
export interface OfflineAnswer {
  isOffline: true;
  refusal: string;
}

export const isOfflineAnswer = (answer: unknown): answer is OfflineAnswer =>
  typeof answer === 'object' && answer !== null && 'isOffline' in answer;

/**
 * For a route's `clientAction`: a form that does not reach the server stays filled in and says so, instead of losing the
 * page to the error boundary.
 */
export async function orOfflineAnswer<T>(serverAction: () => Promise<T>): Promise<T | OfflineAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` fails with a TypeError only when there is no answer at all.
    if (!(error instanceof TypeError)) throw error;
    return { isOffline: true, refusal: translate(shellWords, languageOfPath(location.pathname))('offline.text') };
  }
}
