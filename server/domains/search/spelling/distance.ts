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
/** People seldom mistake the first letter. */
const FIRST_LETTER_COST = 0.8;

function replaced(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return VOWEL_COST;
  return near.has(a + b) ? NEAR_COST : 1;
}

/** The cost of one letter more or less, after the one before it. */
function added(letter: string, before: string | undefined): number {
  if (letter === before) return DOUBLED_COST;
  return VOWELS.includes(letter) ? ADDED_VOWEL_COST : 1;
}

/**
 * How far one word is from another: letters to insert, delete, replace or swap with a neighbour
 * (optimal string alignment), where likely slips cost less than one. More than `most` may be any number
 * above it.
 */
export function slipDistance(from: string, to: string, most = Infinity): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= to.length; j += 1)
    last[j] = at(last, j - 1) + added(to.charAt(j - 1), to[j - 2]);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [at(last, 0) + added(from.charAt(i - 1), from[i - 2])];
    for (let j = 1; j <= to.length; j += 1) {
      const [a, b] = [from.charAt(i - 1), to.charAt(j - 1)];
      const isSwap = i > 1 && j > 1 && a === to[j - 2] && b === from[i - 2];
      row[j] = Math.min(
        at(last, j) + added(a, from[i - 2]),
        at(row, j - 1) + added(b, to[j - 2]),
        at(last, j - 1) + replaced(a, b),
        isSwap ? at(beforeLast, j - 2) + NEAR_COST : Infinity,
      );
    }
    // Distances only grow from here, and a swap reaches back by one row.
    if (Math.min(...row) > most && Math.min(...last) > most) return Infinity;
    beforeLast = last;
    last = row;
  }
  return at(last, to.length) + (from[0] === to[0] ? 0 : FIRST_LETTER_COST);
}

/** Words that are said alike are this much nearer to each other, but no nearer than the distance. */
const SOUND_SHARE = 0.6;
const SOUND_DISTANCE = 0.7;

/** How far one word is from another if they are said alike: see `slipDistance`. */
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

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
