import { Bookmark, Eye, MessageCircleQuestionMark, Send, UserRoundCheck } from 'lucide-react';
import { daysAgoText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { RekhaGroup } from '../../../ui/card.tsx';
import { StatCard } from '../../../ui/panels/stat-card.tsx';
import { counted } from '../counted.ts';
import { useNewestApplications, useNewestSaved } from '../calls.ts';
import { dashboardMessages } from '../messages.ts';

export interface Completion {
  percent: number;
  /** How many things are missing in the profile. */
  missing: number;
}

interface SeekerFiguresProps {
  completion: Completion | undefined;
  /** How often companies looked at the profile in 30 days. */
  views: number | undefined;
}

export function SeekerFigures({ completion, views }: SeekerFiguresProps) {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const { data: applied } = useNewestApplications();
  const { data: saved } = useNewestSaved();
  const last = applied?.applications[0];
  const waiting = applied?.counts.waiting;
  return (
    <RekhaGroup
      as="section"
      joined
      aria-label={t.figures}
      className="grid-cols-2 max-xl:*:last:col-span-2 max-xs:grid-cols-1 max-xs:*:last:col-span-1 xl:grid-cols-5"
    >
      <StatCard
        label={t.applications}
        value={counted(applied?.meta.total)}
        note={
          last ? t.lastSent(daysAgoText(last.created_at, language)) : applied && t.noApplications
        }
        icon={Send}
        to="/user/applications?sent=here"
      />
      <StatCard
        label={t.waiting}
        value={counted(waiting)}
        note={waiting ? t.withCompany : applied && t.noneWaiting}
        icon={MessageCircleQuestionMark}
        to="/user/applications?status=waiting"
      />
      <StatCard
        label={t.savedJobs}
        value={counted(saved?.counts.all)}
        note={saved && t.closing(saved.counts.expiring)}
        icon={Bookmark}
        to="/user/saved"
      />
      <StatCard
        label={t.views}
        value={counted(views)}
        note={t.viewsNote}
        icon={Eye}
        to="/user/views"
      />
      <StatCard
        label={t.completion}
        value={completion ? `${completion.percent}%` : '–'}
        note={completion && t.missing(completion.missing)}
        icon={UserRoundCheck}
        to="/user/profile"
      />
    </RekhaGroup>
  );
}
