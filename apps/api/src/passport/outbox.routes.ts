import { formatDateTime } from '@silkboat/contract/dates';
import type { FastifyInstance } from 'fastify';
import type { Outbox, SentMessage } from './sms-sender.ts';

/** `/dev/outbox`: the messages that would have been sent, for people and for programs. Only while developing. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', async (request, reply) => {
    const messages = outbox.list();
    if (!request.headers.accept?.includes('text/html')) {
      return { messages: messages.map((message) => ({ ...message, sentAt: formatDateTime(message.sentAt) })) };
    }
    return reply.type('text/html; charset=utf-8').header('refresh', '5').send(drawOutbox(messages));
  });
}

function drawOutbox(messages: readonly SentMessage[]): string {
  const rows = messages.map(
    ({ sentAt, mobile, code, scene }) =>
      `<tr><td>${formatDateTime(sentAt)}<td>${mobile}<td><strong>${code}</strong><td>${scene}`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>短信 · SMS outbox</title>
<style>body{font:16px/1.6 system-ui;margin:2rem auto;max-width:44rem;padding:0 1rem}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #ddd;padding:.5rem;text-align:left}strong{font:600 1.25rem ui-monospace,monospace}</style>
<h1>短信 · SMS outbox</h1>
<p>这些短信没有真正发出，仅供本机试用。These messages were not sent; they are here to try the shop.</p>
<table><thead><tr><th>时间 Time<th>手机 Mobile<th>验证码 Code<th>场景 Scene</thead><tbody>${rows.join('') || '<tr><td colspan="4">暂无 None yet'}</tbody></table></html>`;
}
