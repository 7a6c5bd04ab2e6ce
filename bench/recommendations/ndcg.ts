const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** How close the order of these grades is to the best order of all grades, from 0 to 1. */
export function ndcg(found: readonly number[], all: readonly number[], depth: number): number {
  const best = gain(all.toSorted((a, b) => b - a).slice(0, depth));
  return best === 0 ? 0 : gain(found.slice(0, depth)) / best;
}
