import type { ApplicationStatus, MyApplication } from '../../../contract/applications.ts';
import type { lastChangeMessages } from './last-change-messages.ts';

type Words = (typeof lastChangeMessages)['en'];

const wordOf: Partial<Record<ApplicationStatus, keyof Words>> = {
  reviewing: 'underReview',
  accepted: 'shortlisted',
  hired: 'hired',
  withdrawn: 'byYou',
};

/** A few words that the badge leaves out: how far the company has got, and its note. */
export function lastChange({ status, events }: MyApplication, t: Words): string {
  const word = wordOf[status];
  const said = [word && t[word], events.at(-1)?.note].filter(Boolean).join(' · ');
  if (said || status !== 'pending') return said;
  // An application that was sent again counts from the last time.
  const sent = events.findLastIndex((event) => event.kind.startsWith('applied'));
  const wasOpened = events.slice(sent).some((event) => event.kind === 'viewed');
  return wasOpened ? t.opened : t.notOpened;
}
