import type { InterviewBrief } from '../../../contract/interviews/interview-brief.ts';

/** An interview, or what a list says of it: a caller that has the single slots follows each of them. */
type Timed = Pick<InterviewBrief, 'state' | 'starts_at' | 'last_slot_at' | 'minutes'> & {
  slots?: readonly string[];
};

const MINUTE_MS = 60_000;
/** So that the moment has passed for the server, too. */
export const AFTERWARDS_MS = 2_000;
/** A browser cannot wait for longer than 24 days; after this, the wait is worked out anew. */
const LONGEST_WAIT_MS = 12 * 60 * MINUTE_MS;

/** The moments at which an interview is no longer what was read: a slot passes, or it is over. */
function passings({ state, starts_at, slots = [], last_slot_at, minutes }: Timed): number[] {
  if (state === 'cancelled') return [];
  const end = starts_at === null ? [] : [Date.parse(starts_at) + minutes * MINUTE_MS];
  const last = last_slot_at === null ? [] : [last_slot_at];
  return [...[...slots, ...last].map((slot) => Date.parse(slot)), ...end];
}

/**
 * When to read these interviews again by themselves, in milliseconds from now: a slot that passes is
 * no news of the server's. False if nothing will pass.
 */
export function untilNextPassing(interviews: readonly Timed[], now = Date.now()): number | false {
  const next = Math.min(...interviews.flatMap(passings).filter((moment) => moment > now));
  return Number.isFinite(next) && Math.min(next - now + AFTERWARDS_MS, LONGEST_WAIT_MS);
}

/** The same for applications, by what they say of their interviews. */
export const untilNextPassingOf = (
  applications: readonly { interview: Timed | null }[],
  now?: number,
): number | false =>
  untilNextPassing(
    applications.flatMap(({ interview }) => interview ?? []),
    now,
  );
