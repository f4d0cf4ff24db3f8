import { Refusal } from '@silkboat/contract/refusal';
import sharp, { type Sharp } from 'sharp';

/** A small file can unfold to a picture that fills the memory. */
const mostPixels = 50_000_000;
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** Encodes a picture anew, large and small. Whatever else was in the file stays behind; its name and type say nothing. */
export async function encodePicture(content: Buffer): Promise<{ large: Buffer; small: Buffer }> {
  await requirePicture(content);
  try {
    const upright = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const [large, small] = await Promise.all([fit(upright, 1600, 84), fit(upright, 480, 80)]);
    return { large, small };
  } catch {
    // A picture that begins well and breaks off is as useless as none.
    throw new Refusal('FILE_TYPE');
  }
}

const fit = (picture: Sharp, side: number, quality: number): Promise<Buffer> =>
  picture
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();

async function requirePicture(content: Buffer): Promise<void> {
  const { format, width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('FILE_TYPE');
    });
  if (!accepted.has(format)) throw new Refusal('FILE_TYPE');
  if (width * height > mostPixels) throw new Refusal('PAYLOAD_TOO_LARGE');
}
