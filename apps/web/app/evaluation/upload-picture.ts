import type { Envelope } from '@silkboat/contract/envelope';
import { languageOfPath } from '../i18n/language.ts';
import { apiFetch } from '../session/api-fetch.ts';
import { readCookie } from '../session/browser-cookies.ts';

export const mostPictures = 9;
export const mostMegabytes = 20;

interface Watched {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture and answers its address; throws an `Error` whose message, when there is one, may be shown. */
export async function uploadPicture(file: File, watched: Watched): Promise<string> {
  let answer = await send(file, watched);
  if (answer.status === 401 || answer.status === 403) {
    // A quiet call renews the session, or asks to sign in.
    await apiFetch<number>('/buyer/trade/carts/count');
    answer = await send(file, watched);
  }
  if (!answer.body?.success || typeof answer.body.result !== 'string') throw new Error(answer.body?.message ?? '');
  return answer.body.result;
}

/** By XMLHttpRequest, because `fetch` does not tell how far an upload has come. */
function send(file: File, { onProgress, signal }: Watched): Promise<{ status: number; body: Envelope | null }> {
  const form = new FormData();
  form.set('directoryPath', 'evaluation');
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/common/common/upload/file');
    request.responseType = 'json';
    request.timeout = 120_000;
    request.setRequestHeader('accessToken', readCookie('accessToken') ?? '');
    request.setRequestHeader('uuid', readCookie('uuid') ?? '');
    request.setRequestHeader('x-language', languageOfPath(location.pathname));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.response as Envelope | null }),
    );
    for (const end of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(end, () => reject(new Error('')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
