import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { dayText, timeText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { interviewMessages } from '../../../parts/interviews/interview-messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNextInterviews } from './hr-calls.ts';
import { hrDashboardMessages } from './hr-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';

/** The next interviews, side by side where there is room; nothing if there are none. */
export function HrInterviews() {
  const t = useMessages(hrDashboardMessages);
  const times = useMessages(interviewMessages);
  const language = useLanguage();
  const { data } = useNextInterviews();
  if (!data || data.interviews.length === 0) return null;
  return (
    <Card as="section" aria-label={t.interviews} className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t.interviews}</h2>
        <Link to="/hr/interviews" className="link touch-room text-small">
          {t.allInterviews}
        </Link>
      </div>
      <ul className="mt-1 grid grid-cols-1 gap-x-8 @3xl:grid-cols-3">
        {data.interviews.map((interview) => {
          const { id, application_id, candidate, job, starts_at, place, link } = interview;
          const where = place ?? (link ? t.byVideo : null);
          const unchosen = interview.times_passed ? times.offerNew : times.notChosen;
          const when = starts_at ? timeText(starts_at, language) : unchosen;
          return (
            <li
              key={id}
              className="stitch relative flex gap-3 border-t py-3 first:border-t-0 @3xl:border-t-0"
            >
              <Day startsAt={starts_at} />
              <div className="min-w-0 flex-1 text-small">
                <p className="break-words">
                  <Link
                    to={`/hr/applications?application=${application_id}`}
                    className="link-cover font-strong"
                  >
                    {personName(candidate.name, language)}
                  </Link>{' '}
                  <span className="text-ink-2">{job.title}</span>
                </p>
                <p className="line-clamp-2 text-caption text-ink-2">{dotted([when, where])}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The day as a calendar sheet, or a clock while no time is set. */
function Day({ startsAt }: { startsAt: string | null }) {
  const language = useLanguage();
  const [day, month] = startsAt ? dayText(startsAt, language).split(' ') : [];
  return (
    <span className="grid w-14 shrink-0 content-center justify-items-center self-start rounded-b-md border-t-3 border-meet bg-meet-tint py-1.5 text-meet-ink">
      {day ? (
        <>
          <span className="text-caption">{month}</span>
          <span className="text-h3">{day}</span>
        </>
      ) : (
        <Icon of={CalendarClock} size={20} />
      )}
    </span>
  );
}
