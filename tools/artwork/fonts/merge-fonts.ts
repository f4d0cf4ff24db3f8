import { readTables, type Tables, writeTables } from './sfnt.ts';

/**
 * Joins static TrueType fonts of one family into a single file. The first keeps its glyph numbers, and with them
 * its kerning and ligature tables, which stay valid; of the others only the glyphs are taken.
 */
export function mergeFonts(fonts: { bytes: Buffer; characters: string[] }[]): Buffer {
  const parts = fonts.map(({ bytes, characters }) => ({ tables: readTables(bytes), characters }));
  const glyphs: Buffer[] = [];
  const metrics: { advance: number; bearing: number }[] = [];
  const codePoints = new Map<number, number>();

  for (const [i, { tables, characters }] of parts.entries()) {
    // Glyph 0, the box for what is missing, is kept once.
    const skipped = i === 0 ? 0 : 1;
    const shift = glyphs.length - skipped;
    const numberOf = readCharacterMap(tables);
    glyphs.push(
      ...readGlyphs(tables)
        .slice(skipped)
        .map((glyph) => renumberComponents(glyph, shift)),
    );
    metrics.push(...readMetrics(tables).slice(skipped));
    for (const character of characters) {
      const codePoint = character.codePointAt(0)!;
      const glyph = numberOf.get(codePoint);
      if (glyph) codePoints.set(codePoint, glyph + shift);
    }
  }

  const base = parts[0]!.tables;
  const merged: Tables = new Map();
  for (const tag of ['OS/2', 'name', 'post', 'gasp', 'prep', 'cvt ', 'fpgm', 'GDEF', 'GPOS', 'GSUB']) {
    const table = base.get(tag);
    if (table) merged.set(tag, table);
  }
  const { glyf, loca } = writeGlyphs(glyphs);
  merged.set('glyf', glyf);
  merged.set('loca', loca);
  merged.set('hmtx', writeMetrics(metrics));
  merged.set('cmap', writeCharacterMap(codePoints));
  merged.set('head', headOf(parts.map(({ tables }) => tables.get('head')!)));
  merged.set('hhea', hheaOf(base.get('hhea')!, metrics.length));
  merged.set(
    'maxp',
    maxpOf(
      parts.map(({ tables }) => tables.get('maxp')!),
      glyphs.length,
    ),
  );
  return writeTables(merged);
}

function readGlyphs(tables: Tables): Buffer[] {
  const [glyf, loca, head] = [tables.get('glyf')!, tables.get('loca')!, tables.get('head')!];
  const isLong = head.readInt16BE(50) === 1;
  const count = tables.get('maxp')!.readUInt16BE(4);
  const offsetOf = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: count }, (_, glyph) => Buffer.from(glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1))));
}

/** A composite glyph names the glyphs that it is made of. */
function renumberComponents(glyph: Buffer, shift: number): Buffer {
  const isComposite = glyph.length > 0 && glyph.readInt16BE(0) < 0;
  if (!isComposite || shift === 0) return glyph;
  let at = 10;
  for (;;) {
    const flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & 0x0001 ? 4 : 2);
    if (flags & 0x0008) at += 2;
    else if (flags & 0x0040) at += 4;
    else if (flags & 0x0080) at += 8;
    const hasMore = flags & 0x0020;
    if (!hasMore) return glyph;
  }
}

function writeGlyphs(glyphs: Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const [i, glyph] of glyphs.entries()) {
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
    loca.writeUInt32BE(offset, (i + 1) * 4);
  }
  return { glyf: Buffer.concat(bodies), loca };
}

function readMetrics(tables: Tables) {
  const hmtx = tables.get('hmtx')!;
  const count = tables.get('maxp')!.readUInt16BE(4);
  const full = tables.get('hhea')!.readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) => ({
    // Glyphs past the full entries share the last advance and have only a bearing.
    advance: hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4),
    bearing: hmtx.readInt16BE(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2),
  }));
}

function writeMetrics(metrics: { advance: number; bearing: number }[]): Buffer {
  const hmtx = Buffer.alloc(metrics.length * 4);
  for (const [i, { advance, bearing }] of metrics.entries()) {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  }
  return hmtx;
}

/** Only format 4 and 12 occur in these fonts. */
function readCharacterMap(tables: Tables): Map<number, number> {
  const cmap = tables.get('cmap')!;
  const numbers = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let i = 0; i < count; i++) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) readFormat4(cmap.subarray(at), numbers);
    if (format === 12) readFormat12(cmap.subarray(at), numbers);
  }
  return numbers;
}

function readFormat4(table: Buffer, numbers: Map<number, number>) {
  const segments = table.readUInt16BE(6) / 2;
  const [ends, starts] = [14, 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let i = 0; i < segments; i++) {
    const [start, end] = [table.readUInt16BE(starts + i * 2), table.readUInt16BE(ends + i * 2)];
    const [delta, offset] = [table.readInt16BE(deltas + i * 2), table.readUInt16BE(offsets + i * 2)];
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsets + i * 2 + offset + (code - start) * 2);
      if (offset === 0 || listed !== 0) numbers.set(code, (listed + delta) & 0xffff);
    }
  }
}

function readFormat12(table: Buffer, numbers: Map<number, number>) {
  const groups = table.readUInt32BE(12);
  for (let i = 0; i < groups; i++) {
    const at = 16 + i * 12;
    const [start, end, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)];
    for (let code = start; code <= end; code++) numbers.set(code, glyph + code - start);
  }
}

/** One format 4 table: every headline character lies in the basic plane. */
function writeCharacterMap(codePoints: Map<number, number>): Buffer {
  const runs: { start: number; end: number; glyph: number }[] = [];
  for (const [code, glyph] of [...codePoints].sort(([a], [b]) => a - b)) {
    if (code > 0xfffe) throw new Error(`U+${code.toString(16)} lies outside the basic plane`);
    const last = runs.at(-1);
    if (last && code === last.end + 1 && glyph === last.glyph + code - last.start) last.end = code;
    else runs.push({ start: code, end: code, glyph });
  }
  runs.push({ start: 0xffff, end: 0xffff, glyph: 0 });

  const count = runs.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const table = Buffer.alloc(16 + count * 8);
  const header = [4, table.length, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2];
  for (const [i, value] of header.entries()) table.writeUInt16BE(value, i * 2);
  for (const [i, { start, end, glyph }] of runs.entries()) {
    table.writeUInt16BE(end, 14 + i * 2);
    table.writeUInt16BE(start, 16 + count * 2 + i * 2);
    table.writeUInt16BE(start === 0xffff ? 1 : (glyph - start) & 0xffff, 16 + count * 4 + i * 2);
  }

  // Two entries, Unicode and Windows, point to the same table.
  const index = Buffer.alloc(20);
  for (const [i, value] of [0, 2, 0, 3, 0, 20, 3, 1, 0, 20].entries()) index.writeUInt16BE(value, i * 2);
  return Buffer.concat([index, table]);
}

function headOf(heads: Buffer[]): Buffer {
  const head = Buffer.from(heads[0]!);
  head.writeInt16BE(Math.min(...heads.map((other) => other.readInt16BE(36))), 36);
  head.writeInt16BE(Math.min(...heads.map((other) => other.readInt16BE(38))), 38);
  head.writeInt16BE(Math.max(...heads.map((other) => other.readInt16BE(40))), 40);
  head.writeInt16BE(Math.max(...heads.map((other) => other.readInt16BE(42))), 42);
  head.writeInt16BE(1, 50);
  return head;
}

function hheaOf(base: Buffer, glyphCount: number): Buffer {
  const hhea = Buffer.from(base);
  hhea.writeUInt16BE(glyphCount, 34);
  return hhea;
}

function maxpOf(all: Buffer[], glyphCount: number): Buffer {
  const maxp = Buffer.from(all[0]!);
  maxp.writeUInt16BE(glyphCount, 4);
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(...all.map((other) => other.readUInt16BE(at))), at);
  return maxp;
}
