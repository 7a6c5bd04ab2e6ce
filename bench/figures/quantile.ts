/** The value below which a share of the values lies, from 0 (the least) to 1 (the most); 0.5 is the median. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
