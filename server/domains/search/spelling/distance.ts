const VOWELS = 'aeiou';
/** Letters beside each other on a keyboard, and letters that sound alike in India. */
const beside = 'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm'.split(' ');
const alike = 'ck kq cq cs sz vw iy gj zj fp ea ei ou'.split(' ');
const near = new Set([...beside, ...alike].flatMap(([a = '', b = '']) => [a + b, b + a]));

const VOWEL_COST = 0.6;
const NEAR_COST = 0.7;
/** Vowels that are hardly spoken are left out more often than consonants. */
const ADDED_VOWEL_COST = 0.8;
/** A letter doubled or not is the slightest slip. */
const DOUBLED_COST = 0.4;
/** A letter typed too early or too late, such as the h of "phyton". */
const MOVED_COST = 1;
/** People seldom mistake the first letter. */
const FIRST_LETTER_COST = 0.8;

const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;
const isVowel = (letter: string) => VOWELS.includes(letter);
const letters = Array.from({ length: LETTERS }, (_, at) => String.fromCharCode(FIRST + at));
/** The cost of each letter instead of each other one; a search compares a word with thousands. */
const replacing = Float64Array.from(
  letters.flatMap((a) =>
    letters.map((b) => {
      if (a === b) return 0;
      if (isVowel(a) && isVowel(b)) return VOWEL_COST;
      return near.has(a + b) ? NEAR_COST : 1;
    }),
  ),
);
const adding = Float64Array.from(letters, (letter) => (isVowel(letter) ? ADDED_VOWEL_COST : 1));

/** The cost of one letter instead of another, both by their codes. */
function replaced(a: number, b: number): number {
  if (a === b) return 0;
  const [first, second] = [a - FIRST, b - FIRST];
  const areLetters = first >= 0 && first < LETTERS && second >= 0 && second < LETTERS;
  return areLetters ? (replacing[first * LETTERS + second] ?? 1) : 1;
}

/** The cost of one letter more or less, after the one before it. */
const added = (letter: number, before: number): number =>
  letter === before ? DOUBLED_COST : (adding[letter - FIRST] ?? 1);

/** Three rows of the table of distances, for words of up to so many letters. */
const LONGEST = 64;
const tableFor = (length: number) =>
  Array.from({ length: 3 }, () => new Float64Array(length + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
const usualTable = tableFor(LONGEST);

/** Whether two words of the same length differ only by one letter that stands elsewhere. */
function isLetterMoved(from: string, to: string): boolean {
  let first = 0;
  let last = from.length - 1;
  while (first < last && from[first] === to[first]) first += 1;
  while (last > first && from[last] === to[last]) last -= 1;
  return (
    from.slice(first, last + 1) === to[last] + to.slice(first, last) ||
    to.slice(first, last + 1) === from[last] + from.slice(first, last)
  );
}

/**
 * How far one word is from another: letters to insert, delete, replace, swap with a neighbour
 * (optimal string alignment) or move, where likely slips cost less than one. More than `most` may be any number
 * above it.
 */
export function slipDistance(from: string, to: string, most = Infinity): number {
  const isMoved = from.length === to.length && from[0] === to[0] && isLetterMoved(from, to);
  return isMoved ? Math.min(MOVED_COST, alignment(from, to, most)) : alignment(from, to, most);
}

function alignment(from: string, to: string, most: number): number {
  let [beforeLast, last, row] = to.length > LONGEST ? tableFor(to.length) : usualTable;
  last[0] = 0;
  let leastOfLast = 0;
  for (let j = 1; j <= to.length; j += 1) {
    last[j] = at(last, j - 1) + added(to.charCodeAt(j - 1), to.charCodeAt(j - 2));
  }
  for (let i = 1; i <= from.length; i += 1) {
    const a = from.charCodeAt(i - 1);
    const beforeA = from.charCodeAt(i - 2);
    const left = added(a, beforeA);
    let least = (row[0] = at(last, 0) + left);
    for (let j = 1; j <= to.length; j += 1) {
      const b = to.charCodeAt(j - 1);
      const beforeB = to.charCodeAt(j - 2);
      let distance = Math.min(
        at(last, j) + left,
        at(row, j - 1) + added(b, beforeB),
        at(last, j - 1) + replaced(a, b),
      );
      const isSwap = i > 1 && j > 1 && a === beforeB && b === beforeA;
      if (isSwap) distance = Math.min(distance, at(beforeLast, j - 2) + NEAR_COST);
      row[j] = distance;
      least = Math.min(least, distance);
    }
    // Distances only grow from here, and a swap reaches back by one row.
    if (least > most && leastOfLast > most) return Infinity;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return at(last, to.length) + (from[0] === to[0] ? 0 : FIRST_LETTER_COST);
}

/** Words that are said alike are this much nearer to each other, but no nearer than the distance. */
const SOUND_SHARE = 0.6;
/** The largest distance of a single slip that does not change the sound. */
export const SOUND_DISTANCE = 0.7;

/** How far two words that are said alike are from each other: see `slipDistance`. */
export function heardDistance(from: string, to: string, most = Infinity): number {
  const distance = slipDistance(from, to, most / SOUND_SHARE);
  return Math.min(distance, Math.max(SOUND_DISTANCE, SOUND_SHARE * distance));
}

/**
 * How a word in Latin letters sounds in India; what is said alike has the same key. The same as
 * `search_sound` of the database, which keeps it for the words of jobs.
 */
export function soundOf(word: string): string {
  const heard = word
    .replace(/^[aeiouy]+/, 'a')
    .replaceAll('ph', 'f')
    .replaceAll(/tion|sion/g, 'shn')
    .replaceAll(/sh|ch/g, 's')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('w', 'v')
    .replaceAll('j', 'g');
  const key = heard.slice(0, 1) + heard.slice(1).replaceAll(/[aeiouyh]/g, '');
  return key.replaceAll(/(.)\1+/g, '$1');
}

const at = (row: Float64Array, index: number) => row[index] ?? Infinity;
