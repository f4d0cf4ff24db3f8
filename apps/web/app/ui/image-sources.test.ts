import { expect, test } from 'vitest';
import { imageSources } from './image-sources.ts';

test('offers both widths of our own pictures', () => {
  const sources = '/media/tea-480.webp 480w, /media/tea-960.webp 960w';

  expect(imageSources('/media/tea-480.webp')).toBe(sources);
  expect(imageSources('/media/tea-960.webp')).toBe(sources);
});

test('leaves other pictures alone', () => {
  expect(imageSources('/files/upload.jpg')).toBeUndefined();
  expect(imageSources('/media/tea-1480.webp')).toBeUndefined();
});
