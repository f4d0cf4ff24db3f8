import { ApiRefusal } from '@silkboat/contract/client';
import { languageOfPath } from '../i18n/language.ts';
import { translate } from '../i18n/words.ts';
import { sessionWords } from './session-words.ts';

const timeoutMs = 10_000;

/** Sends a request and reads JSON; when no answer comes within 10 s, or none at all, the refusal says so in words. */
export async function request(url: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const t = translate(sessionWords, languageOfPath(location.pathname));
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiRefusal(t(isTimeout ? 'failure.timeout' : 'failure.network'), 0, 0);
  }
}

/** What to tell the visitor about a failed answer: the server's words, nothing for 404, or that the network is at fault. */
export function refusalOf(status: number, body: { message?: string; code?: number } | undefined): ApiRefusal {
  const t = translate(sessionWords, languageOfPath(location.pathname));
  const message = status === 404 ? '' : body?.message || t('failure.network');
  return new ApiRefusal(message, body?.code ?? status, status);
}
