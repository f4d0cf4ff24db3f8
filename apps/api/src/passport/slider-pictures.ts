import { randomInt } from 'node:crypto';
import sharp from 'sharp';

export const puzzleWidth = 300;
export const puzzleHeight = 150;
export const pieceSize = 48;

/** A jigsaw piece with a knob above and one on the right. */
const piece = 'M2 12H13a7.5 7.5 0 1 1 12 0H36V24a7.5 7.5 0 1 1 0 12V46H2Z';
const skies = [
  ['#0b3c5d', '#328cc1', '#f2c14e'],
  ['#1b4332', '#52b788', '#f1faee'],
  ['#3d1e6d', '#c06c84', '#f8b195'],
  ['#0f2027', '#2c7da0', '#a9d6e5'],
  ['#7f1d1d', '#d97706', '#fde68a'],
] as const;

/** Draws a sea with sails, cuts a piece out and adds a hole of another shape that fits nothing. */
export async function drawPuzzle() {
  const x = randomInt(2 * pieceSize, puzzleWidth - pieceSize);
  const y = randomInt(8, puzzleHeight - pieceSize - 8);
  const scene = await sharp(Buffer.from(drawScene())).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const [back, cutOut] = await Promise.all([
    sharp(scene)
      .composite([{ input: Buffer.from(drawHoles(x, y)) }])
      .jpeg({ quality: 82 })
      .toBuffer(),
    cutPiece(scene, x, y),
  ]);
  return { x, y, back, piece: cutOut };
}

async function cutPiece(scene: Buffer, left: number, top: number): Promise<Buffer> {
  const shape = (attributes: string) =>
    Buffer.from(picture(pieceSize, pieceSize, `<path d="${piece}" ${attributes}/>`));
  return sharp(scene)
    .extract({ left, top, width: pieceSize, height: pieceSize })
    .ensureAlpha()
    .composite([
      { input: shape('fill="#fff"'), blend: 'dest-in' },
      { input: shape('fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="1.5"') },
    ])
    .png()
    .toBuffer();
}

const picture = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

function drawHoles(x: number, y: number): string {
  const hole = `<path transform="translate(${x} ${y})" d="${piece}" fill="#000" fill-opacity="0.55" stroke="#fff" stroke-opacity="0.7"/>`;
  const decoyX = x > puzzleWidth / 2 ? randomInt(8, x - pieceSize - 4) : randomInt(x + pieceSize + 4, puzzleWidth - 56);
  const decoyY = randomInt(8, puzzleHeight - pieceSize - 8);
  const turn = randomInt(1, 4) * 90;
  const decoy = `<path transform="translate(${decoyX} ${decoyY}) rotate(${turn} 24 24)" d="${piece}" fill="#000" fill-opacity="0.3"/>`;
  return picture(puzzleWidth, puzzleHeight, decoy + hole);
}

function drawScene(): string {
  const [deep, middle, light] = skies[randomInt(skies.length)]!;
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="${randomInt(0, 60)}%" y2="100%"><stop stop-color="${light}"/><stop offset="0.55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#sky)"/>`,
    `<circle cx="${randomInt(20, 280)}" cy="${randomInt(15, 60)}" r="${randomInt(10, 26)}" fill="#fff" fill-opacity="0.55"/>`,
    ...Array.from({ length: 4 }, (_, index) => drawWave(70 + index * 20, deep)),
    ...Array.from({ length: 6 }, () => drawSail(light)),
    ...Array.from({ length: 12 }, drawSpray),
  ];
  return picture(puzzleWidth, puzzleHeight, parts.join(''));
}

function drawWave(level: number, colour: string): string {
  const points = Array.from({ length: 7 }, () => `t50 ${randomInt(-9, 10)}`).join(' ');
  return `<path d="M-10 ${level}q25 -${randomInt(6, 18)} 50 0${points}V150H-10Z" fill="${colour}" fill-opacity="0.28"/>`;
}

function drawSail(colour: string): string {
  const [x, y, size] = [randomInt(0, 280), randomInt(30, 120), randomInt(12, 34)];
  return `<path d="M${x} ${y}v-${size}q${size} ${size / 3} ${size * 0.8} ${size}z" fill="${colour}" fill-opacity="0.${randomInt(35, 80)}"/>`;
}

const drawSpray = () =>
  `<circle cx="${randomInt(0, 300)}" cy="${randomInt(0, 150)}" r="${randomInt(1, 5)}" fill="#fff" fill-opacity="0.${randomInt(10, 45)}"/>`;
