import { CalendarClock } from 'lucide-react';
import type { MyApplication } from '../../../../contract/applications.ts';
import { interviewTimeText } from '../../../../contract/interviews/time-text.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { trackerMessages } from './tracker-messages.ts';

/** When and where the interview is, with a link to its page; nothing if there is none. */
export function MyInterview({ application: { interview } }: { application: MyApplication }) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  if (!interview) return null;
  const { id, starts_at, place, link } = interview;
  return (
    <section
      aria-label={t.interview}
      className="grid gap-2.5 rounded-lg border border-l-4 border-line border-l-meet p-3.5"
    >
      <div>
        <p className="text-body font-strong">
          {starts_at ? interviewTimeText(starts_at, language) : t.chooseText}
        </p>
        <p className="text-small break-words text-ink-2">{place ?? link}</p>
      </div>
      <LinkButton
        size="sm"
        variant={starts_at ? 'secondary' : 'primary'}
        icon={CalendarClock}
        className="justify-self-start"
        to={`/user/interviews/${id}`}
      >
        {starts_at ? t.seeInterview : t.chooseTime}
      </LinkButton>
    </section>
  );
}
