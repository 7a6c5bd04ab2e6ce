import type { ApplicationStatus, MyApplication } from '../../../contract/applications.ts';
import type { lastChangeMessages } from './last-change-messages.ts';
import { dotted } from '../../lib/format/separator.ts';

type Words = (typeof lastChangeMessages)['en'];

const wordOf = {
  reviewing: 'underReview',
  accepted: 'shortlisted',
  hired: 'hired',
  withdrawn: 'byYou',
} as const satisfies Partial<Record<ApplicationStatus, keyof Words>>;

const hasWord = (status: ApplicationStatus): status is keyof typeof wordOf => status in wordOf;

/** Whether its interview was cancelled and no other one has been set since. */
export const isCalledOff = ({ status, interview, events }: MyApplication): boolean =>
  status === 'interview' && !interview && events.some(({ kind }) => kind === 'interview_cancelled');

/** Whether the company says that the seeker did not come, and they have not answered yet. */
export const isReplyDue = ({ interview }: Pick<MyApplication, 'interview'>): boolean =>
  interview !== null &&
  interview.missed_by_candidate_at !== null &&
  interview.candidate_reply === null;

/** What became of the offer. It comes after the interview, whose time no longer matters then. */
function ofOffer(offer: MyApplication['offer'], t: Words): string | null {
  switch (offer?.state) {
    case 'open':
      return t.answerOffer(offer.valid_until);
    case 'accepted':
      return t.offerAccepted;
    case 'declined':
      return t.offerDeclined;
    case 'withdrawn':
      return t.offerWithdrawn;
    case 'expired':
      return t.offerExpired;
    case 'not_joined':
      return t.offerNotJoined;
    default:
      return null;
  }
}

function wordsFor(application: MyApplication, t: Words): string | null {
  const { status, interview, offer } = application;
  if (hasWord(status)) return t[wordOf[status]];
  if (status === 'offered') return ofOffer(offer, t);
  if (isCalledOff(application)) return t.interviewCancelled;
  if (isReplyDue(application)) return t.replyDue;
  if (interview?.starts_at) return t.interviewAt(interview.starts_at);
  if (interview?.times_passed) return t.timesPassed;
  return interview?.state === 'proposed' ? t.chooseTime : null;
}

/** Details that the badge leaves out: how far the company has come, when to meet, and its note. */
export function lastChange(application: MyApplication, t: Words): string {
  const { status, events } = application;
  const said = dotted([wordsFor(application, t), events.at(-1)?.note]);
  if (said || status !== 'pending') return said;
  // An application that was sent again counts from the last time.
  const sent = events.findLastIndex((event) => event.kind.startsWith('applied'));
  const wasOpened = events.slice(sent).some((event) => event.kind === 'viewed');
  return wasOpened ? t.opened : t.notOpened;
}
