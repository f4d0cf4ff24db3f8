/** Reading and writing the table directory of TrueType fonts. */

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + i * 16;
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    tables.set(font.toString('latin1', entry, entry + 4), Buffer.from(font.subarray(offset, offset + length)));
  }
  return tables;
}

export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(tags.length * 16 - power * 16, 10);

  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [i, tag] of tags.entries()) {
    const table = tables.get(tag)!;
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const entry = 12 + i * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([header, ...bodies]);
  adjustChecksum(font, tags);
  return font;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum = (sum + bytes.readUInt32BE(i)) >>> 0;
  return sum;
}

/** The `head` table holds a number that makes the whole file sum up to a constant. */
function adjustChecksum(font: Buffer, tags: string[]) {
  const entry = 12 + tags.indexOf('head') * 16;
  const at = font.readUInt32BE(entry + 8) + 8;
  font.writeUInt32BE(0, at);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, at);
}
