import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** The marigold of a floor picture: rings of petals, from the outside in. */
const RINGS: readonly { radius: number; petals: number; colour: Colour }[] = [
  { radius: 0.9, petals: 16, colour: [11, 94, 108] },
  { radius: 0.72, petals: 12, colour: [245, 166, 35] },
  { radius: 0.52, petals: 12, colour: [214, 90, 49] },
  { radius: 0.34, petals: 8, colour: [250, 214, 120] },
  { radius: 0.16, petals: 8, colour: [122, 46, 74] },
];
const GROUND: Colour = [232, 241, 240];
/** How deep the petals are cut, as a share of their ring. */
const CUT = 0.14;

function colourAt(x: number, y: number): Colour {
  const distance = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const inside = RINGS.findLast(
    ({ radius, petals }) =>
      distance < radius * (1 - CUT * Math.abs(Math.sin((angle * petals) / 2))),
  );
  return inside?.colour ?? GROUND;
}

/** A profile picture that shows nobody: a flower as it is laid on floors at Diwali, as a PNG. */
export function drawFlower(side: number): Buffer {
  // Each line of a PNG begins with the number of its filter; 0 is none.
  const lines = Buffer.alloc(side * (side * 3 + 1));
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const colour = colourAt((2 * x) / side - 1, (2 * y) / side - 1);
      lines.set(colour, y * (side * 3 + 1) + 1 + x * 3);
    }
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  // 8 bits of each of three colours.
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504E470D0A1A0A', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG: length, type, content and checksum (W3C PNG, 5.3). */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
