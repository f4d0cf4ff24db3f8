import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** The largest file that is taken. */
export const mostFileBytes = 20 * 1024 * 1024;

/**
 * Takes a picture as multipart field `file` and answers its address. It is kept as WebP of at most 1600 pixels a side,
 * without the data that cameras add; a smaller one of 480 pixels is beside it with `-480` before the ending.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/common/common/upload/file',
  access: 'member',
  tag: 'files',
  summary: 'Upload a picture (multipart: file, directoryPath); answers its address',
  result: Type.String(),
  limitPerMinute: 30,
});
