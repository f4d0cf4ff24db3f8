import { randomUUID } from 'node:crypto';
import { Refusal } from '@silkboat/contract/refusal';
import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { files } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import type { FileStore } from './file-store.ts';
import { encodePicture } from './pictures.ts';

interface Upload {
  memberId: string;
  name: string;
  content: Buffer;
  directoryPath: string;
}

/** Keeps a picture in two sizes and answers its address. */
export async function keepPicture(db: Database, store: FileStore, upload: Upload): Promise<string> {
  const { memberId, name, content, directoryPath } = upload;
  const { large, small } = await encodePicture(content);
  const stem = `MEMBER/${memberId}/${toFolder(directoryPath)}/${randomUUID()}`;
  const fileKey = `${stem}.webp`;
  const url = `/files/${fileKey}`;
  try {
    await Promise.all([store.put(fileKey, large), store.put(`${stem}-480.webp`, small)]);
  } catch (error) {
    throw new Refusal('FILE_STORAGE', undefined, { cause: error });
  }
  await db.insert(files).values({
    id: nextId(),
    ownerId: memberId,
    name: name.slice(0, 200),
    fileKey,
    fileType: 'image/webp',
    bytes: large.length,
    url,
    createdAt: now(),
  });
  return url;
}

/** Folder names of plain letters; anything else is the default. */
const toFolder = (path: string): string => (/^[\w-]{1,40}(\/[\w-]{1,40}){0,3}$/.test(path) ? path : 'default');
