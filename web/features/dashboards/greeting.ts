export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in India. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(moment),
  );
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
