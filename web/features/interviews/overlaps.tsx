import { CalendarClock } from 'lucide-react';
import { momentText } from '../../../contract/format/dates.ts';
import type { MyInterview } from '../../../contract/interviews.ts';
import { overlapping } from '../../../contract/interviews/overlaps.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { interviewPagesMessages } from './messages.ts';

/** The candidate's other interviews at one of the times of this one. */
export const othersAt = ({ others, minutes }: MyInterview, starts_at: string) =>
  overlapping(others, { starts_at, minutes });

/** Says which other interviews the candidate has at this time; they decide to which they go. */
export function Overlaps({ interview, at }: { interview: MyInterview; at: string | null }) {
  const t = useMessages(interviewPagesMessages);
  const language = useLanguage();
  const others = at ? othersAt(interview, at) : [];
  return (
    <output className="empty:hidden">
      {others.length > 0 ? (
        <NoticeBar tone="time" icon={CalendarClock}>
          {others.map(({ id, job_title, company_name, starts_at, minutes }) => (
            <p key={id} className="break-words">
              {t.overlaps(
                job_title,
                company_name,
                `${momentText(starts_at, language)}, ${t.minutes(minutes)}`,
              )}
            </p>
          ))}
        </NoticeBar>
      ) : null}
    </output>
  );
}
