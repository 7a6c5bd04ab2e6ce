/** A word of a search in one job: where it is, and how much it counts there; null if the job lacks it. */
export type Places = readonly { place: number; weight: number }[] | null;

/** What a word counts that is somewhere in the description, whose places are not kept. */
const ELSEWHERE = { place: 0, weight: 0.05 };
/** How far apart words are if one of them has no place. */
const FAR = 16_384;

/**
 * How often a job has the words, and how near to each other: 0 if it has none of them. It is what
 * PostgreSQL's `ts_rank` computes for a query that joins its words by "and" (src/backend/utils/adt/tsrank.c).
 */
export function textRank(words: readonly Places[]): number {
  const placed = words.map((places) => (places?.length === 0 ? [ELSEWHERE] : places));
  return placed.length > 1 ? nearness(placed) : frequency(placed[0] ?? null);
}

function nearness(words: readonly Places[]): number {
  let missing = 1;
  for (let nth = 1; nth < words.length; nth += 1) {
    for (let before = 0; before < nth; before += 1) {
      for (const one of words[nth] ?? []) {
        for (const other of words[before] ?? []) {
          const isUnplaced = one === ELSEWHERE || other === ELSEWHERE;
          const distance = isUnplaced ? FAR : Math.abs(one.place - other.place);
          if (distance === 0) continue;
          missing *= 1 - Math.sqrt(one.weight * other.weight * closeness(distance));
        }
      }
    }
  }
  return 1 - missing;
}

const closeness = (distance: number) =>
  distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2));

/** The limit of the sum of 1/n², by which the weights of a word's places are added. */
const SUM_OF_INVERSE_SQUARES = 1.644_934_066_85;

function frequency(places: Places): number {
  if (!places) return 0;
  const sum = places.reduce((all, { weight }, nth) => all + weight / (nth + 1) ** 2, 0);
  const highest = places.reduce((most, { weight }) => Math.max(most, weight), 0);
  const nth = places.findIndex(({ weight }) => weight === highest);
  return (highest + sum - highest / (nth + 1) ** 2) / SUM_OF_INVERSE_SQUARES;
}
