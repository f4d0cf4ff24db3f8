import { mkdirSync } from 'node:fs';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { mostFileBytes, uploadFile } from '@silkboat/contract/files';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '#http/serve.ts';
import { createFolderStore } from './file-store.ts';
import { keepPicture } from './files.ts';

export function fileRoutes(app: FastifyInstance): void {
  const { filesFolder: folder } = app.apiOptions;
  mkdirSync(folder, { recursive: true });
  const store = createFolderStore(folder);

  app.register(async (uploads) => {
    await uploads.register(fastifyMultipart, { limits: { fileSize: mostFileBytes, files: 1, fields: 10, parts: 11 } });
    serve(uploads, uploadFile, async ({ member, request }) =>
      keepPicture(app.db, store, { memberId: member.id, ...(await readUpload(request)) }),
    );
  });

  app.register(fastifyStatic, {
    root: folder,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    // A file never changes under its name.
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}

/** The file and its folder, in whatever order the client sends them. */
async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('FILE_MISSING');
  const { file, directoryPath } = await readParts(request).catch((error: Error & { statusCode?: number }) => {
    // The parser names what is too large; anything else is a body that broke off.
    throw error.statusCode ? error : new Refusal('INVALID_PARAMETERS');
  });
  if (!file || file.content.length === 0) throw new Refusal('FILE_MISSING');
  return { ...file, directoryPath };
}

async function readParts(request: FastifyRequest) {
  let directoryPath = '';
  let file: { name: string; content: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() };
    else if (part.fieldname === 'directoryPath') directoryPath = String(part.value);
  }
  return { file, directoryPath };
}
