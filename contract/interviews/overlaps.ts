const MINUTE_MS = 60_000;

interface Lasting {
  starts_at: string;
  minutes: number;
}

/** The booked interviews that overlap with this one. */
export const overlapping = <Booked extends Lasting>(
  booked: readonly Booked[],
  { starts_at, minutes }: Lasting,
): Booked[] => {
  const begin = Date.parse(starts_at);
  const end = begin + minutes * MINUTE_MS;
  return booked.filter((other) => {
    const otherBegin = Date.parse(other.starts_at);
    return otherBegin < end && otherBegin + other.minutes * MINUTE_MS > begin;
  });
};
