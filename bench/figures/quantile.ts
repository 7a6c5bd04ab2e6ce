/** The value below which a share of the values lies, from 0 (the least) to 1 (the most); 0.5 is the median. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The columns of a table that show how long something took. */
export const lineOf = (times: readonly number[]) => ({
  'p50, ms': quantileOf(times, 0.5).toFixed(1),
  'p95, ms': quantileOf(times, 0.95).toFixed(1),
  'most, ms': quantileOf(times, 1).toFixed(1),
});
