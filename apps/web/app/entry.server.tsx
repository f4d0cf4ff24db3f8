import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './session/context.ts';

/** The server sets the page's context with this key; it must be the bundle's own object. */
export { pageContext };

const renderTimeoutMs = 10_000;

/** Renders a page to a stream; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(pageContext);
  const isCrawler = isbot(request.headers.get('user-agent') ?? '');

  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    const onReady = () => {
      const body = new PassThrough();
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      onShellReady() {
        if (!isCrawler) onReady();
      },
      onAllReady() {
        clearTimeout(timer);
        if (isCrawler) onReady();
      },
      onShellError: reject,
      onError() {
        responseStatus = 500;
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs).unref();
  });
}
