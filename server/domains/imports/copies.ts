/**
 * Whether two postings of one company are the same job. Sources word the same job a little differently; two openings
 * with the same title differ in something that people choose by.
 */
export interface Compared {
  title: string;
  /** Markdown or plain text; '' if unknown. */
  description: string;
  location: string;
  employment_type: string | null;
  work_mode: string | null;
  /** Rupees a year. */
  salary_min_inr: number | null;
  salary_max_inr: number | null;
}

/** Text with fewer words says too little to tell two jobs apart. */
const TELLING_WORDS = 20;
/** The least share of word pairs that two texts of one job have in common. */
const ALIKE = 0.5;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Equal for two texts that differ only in spaces, case and punctuation. */
export const plainWords = (text: string): string => wordsOf(text).join(' ');

export const isSameJob = (one: Compared, other: Compared): boolean =>
  plainWords(one.title) === plainWords(other.title) &&
  isSamePlace(one.location, other.location) &&
  agree(one.employment_type, other.employment_type) &&
  agree(one.work_mode, other.work_mode) &&
  agree(shiftsIn(one), shiftsIn(other)) &&
  overlaps(one, other) &&
  isSameText(one.description, other.description);

/** Something that only one of the two says does not count as a difference. */
const agree = (one: string | null, other: string | null) =>
  one === null || other === null || one === other;

/** "Mumbai" and "Andheri East, Mumbai" may be one place; "Indore" and "Bhopal" are not. */
function isSamePlace(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  const all = new Set(more);
  return fewer !== undefined && fewer.length > 0 && fewer.every((word) => all.has(word));
}

const shift =
  /\b(day|night|morning|evening|afternoon|general|rotational|first|second|third|[abc123](?:st|nd|rd)?)[ -]shift\b|(दिन|रात|सुबह|शाम|दोपहर)\s+की\s+(?:शिफ़्ट|शिफ्ट|पाली)/giu;

/** The shifts that a job names; null if it names none. */
function shiftsIn({ title, description }: Compared): string | null {
  const named = Array.from(`${title} ${description}`.matchAll(shift), ([, en, hi]) =>
    (en ?? hi ?? '').toLowerCase(),
  );
  return named.length > 0 ? [...new Set(named)].toSorted().join(' ') : null;
}

function overlaps(one: Compared, other: Compared): boolean {
  const [a, b] = [one, other].map(({ salary_min_inr: least, salary_max_inr: most }) => ({
    least: least ?? most,
    most: most ?? least,
  }));
  if (!a || !b || a.least === null || a.most === null || b.least === null || b.most === null) {
    return true;
  }
  return a.least <= b.most && b.least <= a.most;
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length < TELLING_WORDS || b.length < TELLING_WORDS) return true;
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  // Measured by the shorter text: some sources cut texts off.
  return shared >= ALIKE * Math.min(pairs.size, others.size);
}

const pairsOf = (words: readonly string[]) =>
  new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
