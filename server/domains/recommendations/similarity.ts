import type { Rarity, TitleTerm } from '../search/search.ts';

/** Words about a level or about recruiting, which say little about the work. */
const faint = new Set(
  `senior sr junior jr lead traine fresher urgent hire immedi joiner walk walkin interview opportun
  open requir need job work year exp experi onli for in at of with and to the on from pan india i ii iii
  iv a an client mnc lead`.split(/\s+/),
);
const FAINT_SHARE = 0.2;

/** The weight of how much of the profile's title is in the job's title; the rest is the weight of the reverse. */
const OWN_SHARE = 0.65;

const weighing =
  ({ ofWord }: Rarity) =>
  (stem: string) =>
    /^\d/.test(stem) ? 0 : ofWord(stem) * (faint.has(stem) ? FAINT_SHARE : 1);

/** How similar a title and a job's title are, from 0 to 1, by the weight of the words they share. */
export function similarity(
  terms: readonly TitleTerm[],
  jobWords: readonly string[],
  rarity: Rarity,
): number {
  const weightOf = weighing(rarity);
  const words = new Set(jobWords);
  const shared = new Set<string>();
  let own = 0;
  let matched = 0;
  for (const term of terms) {
    const weight = sum((term[0] ?? []).map(weightOf));
    own += weight;
    const found = term.find((stems) => stems.length > 0 && stems.every((stem) => words.has(stem)));
    if (!found) continue;
    matched += weight;
    for (const stem of found) shared.add(stem);
  }
  const all = sum(jobWords.map(weightOf));
  if (own === 0 || all === 0) return 0;
  const ofJob = sum([...shared].map(weightOf)) / all;
  return (matched / own) * OWN_SHARE + ofJob * (1 - OWN_SHARE);
}

const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
