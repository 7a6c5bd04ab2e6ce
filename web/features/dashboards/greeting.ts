export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The part of the day in India. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(moment),
  );
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
