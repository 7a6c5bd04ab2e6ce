import type { Interview } from '../../../contract/interviews.ts';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { interviewMessages } from './interview-messages.ts';

type ShownInterview = Pick<
  Interview,
  | 'state'
  | 'starts_at'
  | 'times_passed'
  | 'slots'
  | 'taken_slots'
  | 'minutes'
  | 'place'
  | 'link'
  | 'bring'
>;

interface InterviewFactsProps {
  interview: ShownInterview;
  people: string[];
  /** Lists the times that can still be chosen, for pages that do not show them otherwise. */
  showsSlots?: boolean;
}

/** When, where, how long and with whom. */
export function InterviewFacts({ interview, people, showsSlots = false }: InterviewFactsProps) {
  const t = useMessages(interviewMessages);
  const language = useLanguage();
  const { state, starts_at, minutes, place, link, bring } = interview;
  const isProposed = state === 'proposed';
  const unchosen = interview.times_passed ? t.timesPassed : t.notChosen;
  const slots = isProposed && showsSlots ? interview.slots : [];
  const taken = isProposed ? interview.taken_slots : [];
  const listed = (times: readonly string[]) =>
    times.map((time) => interviewTimeText(time, language)).join('\n');
  const facts: [string, string | null][] = [
    [
      t.when,
      starts_at ? t.india(interviewTimeText(starts_at, language)) : isProposed ? unchosen : null,
    ],
    [t.stillOpen, listed(slots)],
    [t.notFree, listed(taken)],
    [t.lasts, t.minutes(minutes)],
    [t.place, place],
    [t.link, link],
    [t.bring, bring],
    [t.heldBy, people.join(', ')],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1.5 text-body xs:grid-cols-[minmax(0,7rem)_minmax(55%,1fr)]">
      {facts.map(([name, text]) =>
        text ? (
          <div key={name} className="contents">
            <dt className="note max-xs:mt-1 xs:pt-px">{name}</dt>
            <dd className="break-words text-pretty whitespace-pre-line">
              {text === link && link ? <VideoLink to={link} /> : text}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const VideoLink = ({ to }: { to: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer" className="link break-all">
    {to}
  </a>
);
