// QR codes by ISO/IEC 18004: byte mode, error correction L, sizes 1 to 9, and always the first mask,
// which every reader takes. That is all an address on a screen needs.

/** The white edge that readers need, in modules. */
const EDGE = 4;

/** A code as the path of an SVG, whose width includes the edge. */
export function drawnCode(modules: readonly (readonly boolean[])[]): {
  width: number;
  path: string;
} {
  const squares = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + EDGE},${y + EDGE}h1v1h-1z` : '')),
  );
  return { width: modules.length + 2 * EDGE, path: squares.join('') };
}

/**
 * For each size: the number of codewords in all, of correction codewords in a block, and of blocks,
 * which are equally long in level L.
 */
const sizes = [
  '26 7 1',
  '44 10 1',
  '70 15 1',
  '100 20 1',
  '134 26 1',
  '172 18 2',
  '196 20 2',
  '242 24 2',
  '292 30 2',
].map((row) => row.split(' ').map(Number));

/** Level L with mask 0, and sizes 7 to 9, each with its own error correction (annexes C and D). */
const FORMAT_BITS = 0x77c4;
const VERSION_BITS = [0x07c94, 0x085bc, 0x09a99];

/** The dark modules of each row; null for a text of more than 230 bytes. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  // Two bytes go to the mode, the count and the end.
  const index = sizes.findIndex(
    ([all = 0, correction = 0, blocks = 0]) => all - correction * blocks >= bytes.length + 2,
  );
  const [all, correction, blocks] = sizes[index] ?? [];
  if (!all || !correction || !blocks) return null;
  const content = contentOf(bytes, all - correction * blocks);
  const perBlock = content.length / blocks;
  const parts = Array.from({ length: blocks }, (_, block) =>
    content.slice(block * perBlock, (block + 1) * perBlock),
  );
  const codewords = [
    ...interleaved(parts),
    ...interleaved(parts.map((part) => remainderOf(part, correction))),
  ];
  return drawn(index, codewords);
}

/** Mode 4 (bytes), the count, the bytes and an end of four zeros, then the two filling bytes. */
function contentOf(bytes: Uint8Array, length: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const content: number[] = [];
  for (let at = 0; at < halves.length; at += 2) {
    content.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0));
  }
  for (let filler = 0xec; content.length < length; filler ^= 0xec ^ 0x11) content.push(filler);
  return content;
}

const interleaved = (parts: number[][]): number[] =>
  (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

/** A product in the field of 256 numbers with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  }
  return product;
}

/** The Reed-Solomon codewords of a block: its remainder by (x - 1)(x - 2)(x - 4)… */
export function remainderOf(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let root = 1, at = 0; at < count; at += 1, root = times(root, 2)) {
    divisor = [...divisor, 0].map((each, i) => each ^ times(divisor[i - 1] ?? 0, root));
  }
  let rest = Array.from<number>({ length: count }).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, i) => each ^ times(divisor[i + 1] ?? 0, factor));
  }
  return rest;
}

function drawn(index: number, codewords: readonly number[]): boolean[][] {
  const width = 21 + 4 * index;
  const last = width - 1;
  // Undefined until something is drawn there.
  const grid = Array.from({ length: width }, () =>
    Array.from<boolean | undefined>({ length: width }),
  );
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < width) row[x] = dark;
  };
  const ring = (x: number, y: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };

  for (let at = 0; at < width; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const isFinder = (distance: number) => distance !== 2 && distance !== 4;
  ring(3, 3, 4, isFinder);
  ring(last - 3, 3, 4, isFinder);
  ring(3, last - 3, 4, isFinder);
  // The distance of the last one to the edge is always the same; from size 7 on there is one between.
  const centres = [6, ...(index >= 6 ? [last / 2] : []), ...(index >= 1 ? [last - 6] : [])];
  for (const x of centres) {
    for (const y of centres) {
      const isCorner = (x === 6 && (y === 6 || y > last - 8)) || (y === 6 && x > last - 8);
      if (!isCorner) ring(x, y, 2, (distance) => distance !== 1);
    }
  }
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT_BITS >> bit) & 1) === 1;
    // The timing patterns are stepped over.
    const near = bit < 6 ? bit : bit + 1;
    if (bit < 8) set(8, near, dark);
    else set(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(last - bit, 8, dark);
    else set(8, width - 15 + bit, dark);
  }
  set(8, width - 8, true);
  const version = VERSION_BITS[index - 6] ?? 0;
  for (let bit = 0; bit < (version && 18); bit += 1) {
    const dark = ((version >> bit) & 1) === 1;
    const [a, b] = [width - 11 + (bit % 3), Math.floor(bit / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
  return filled(grid, codewords);
}

/** Two columns at a time from the right, up and down in turn, wherever nothing is drawn yet. */
function filled(
  grid: readonly (readonly (boolean | undefined)[])[],
  codewords: readonly number[],
): boolean[][] {
  const width = grid.length;
  const rows = grid.map((row) => row.map((dark) => dark ?? false));
  let bit = 0;
  for (let turn = 0; turn < (width - 1) / 2; turn += 1) {
    const pair = width - 1 - 2 * turn;
    const right = pair <= 6 ? pair - 1 : pair;
    for (let step = 0; step < width; step += 1) {
      const y = turn % 2 === 0 ? width - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = rows[y];
        if (!row || grid[y]?.[x] !== undefined) continue;
        const dark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        row[x] = (dark === 1) !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return rows;
}
