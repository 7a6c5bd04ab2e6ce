import type { Rarity, TitleTerm } from '../search/search.ts';

/** Words of a level or of recruiting, which say little about the work. */
const faint = new Set(
  `senior sr junior jr lead traine fresher urgent hire immedi joiner walk walkin interview opportun
  open requir need job work year exp experi onli for in at of with and to the on from pan india i ii iii
  iv a an client mnc lead`.split(/\s+/),
);
const FAINT_SHARE = 0.2;

/** How much more it counts that the job has the words of the profile's title than the other way round. */
const OWN_SHARE = 0.65;

const weighing =
  ({ ofWord }: Rarity) =>
  (stem: string) =>
    /^\d/.test(stem) ? 0 : ofWord(stem) * (faint.has(stem) ? FAINT_SHARE : 1);

/** How alike a title and a job's title are, from 0 to 1, by the weight of the words they share. */
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
