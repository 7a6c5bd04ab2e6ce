import { clsx } from 'clsx';
import {
  BriefcaseBusiness,
  Building2,
  DatabaseZap,
  Flag,
  IndianRupee,
  Landmark,
  Mails,
  Megaphone,
  MessageSquareWarning,
  Quote,
  RotateCcw,
  Scale,
  Send,
  ShieldAlert,
  Timer,
  UserRound,
  UserRoundSearch,
} from 'lucide-react';
import { Children, type ReactNode } from 'react';
import type { adminFigures, Clock } from '../../../../contract/admin/admin-figures.ts';
import { figureLists } from '../../../../contract/admin/figure-lists.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import { momentText, numberText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { RekhaGroup } from '../../../ui/card.tsx';
import { StatCard } from '../../../ui/panels/stat-card.tsx';
import { adminDashboardMessages } from './admin-messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

type Found = Answer<(typeof adminFigures)['GET /barong/admin/figures']>;

const cards = [
  ['seekers', 'seekers', UserRound],
  ['recruiters', 'recruiters', UserRoundSearch],
  ['companies', 'companies', Building2],
  ['open_jobs', 'openJobs', BriefcaseBusiness],
  ['applications', 'applications90', Send],
  ['payments', 'payments', IndianRupee],
] as const;

const waits = [
  ['contact_messages', 'contactMessages', Mails, 'oldestFirst'],
  ['reports', 'reports', Flag, 'byRisk'],
  ['message_reports', 'messageReports', Flag, 'oldestFirst'],
  ['appeals', 'appeals', Scale, 'oldestFirst'],
  ['company_checks', 'companyChecks', Building2, 'oldestFirst'],
  ['advertisements', 'advertisements', Megaphone, 'oldestFirst'],
  ['failed_refunds', 'failedRefunds', RotateCcw, 'oldestFirst'],
  ['differences', 'differences', Landmark, 'newestFirst'],
  ['testimonials', 'testimonials', Quote, 'oldestFirst'],
] as const;

const clocks = [
  ['grievances', 'grievances', MessageSquareWarning],
  ['data_requests', 'dataRequests', DatabaseZap],
  ['breaches', 'breaches', ShieldAlert],
] as const;

/**
 * One row on wide screens for up to seven, two for more; a single one is not stretched over the whole
 * row.
 */
const COLUMNS = [
  'xl:grid-cols-3',
  'xl:grid-cols-4',
  'xl:grid-cols-5',
  'xl:grid-cols-6',
  'xl:grid-cols-7',
] as const;
const columnsFor = (count: number) =>
  clsx(
    'grid-cols-2 max-xs:grid-cols-1 md:grid-cols-3',
    // Otherwise half a row would be empty on a phone.
    'max-md:[&>*:last-child:nth-child(odd)]:col-span-full',
    COLUMNS[Math.max((count > 7 ? Math.ceil(count / 2) : count) - 3, 0)],
  );

/** The figures for an admin's role, each linked to the list that it counts. */
export function AdminFigures({ figures }: { figures: Found }) {
  const t = useMessages(adminDashboardMessages);
  const { answers, waiting } = figures;
  const shownWaits = waits.filter(([figure]) => waiting[figure] !== null);
  const shownClocks = clocks.filter(([figure]) => figures.clocks[figure] !== null);
  const shownCards = cards.filter(([figure]) => figures[figure] !== null);
  return (
    <>
      <Figures title={t.waits} className={columnsFor(shownWaits.length)}>
        {shownWaits.map(([figure, label, icon, order]) => (
          <StatCard
            key={figure}
            label={t[label]}
            value={numberText(waiting[figure] ?? 0)}
            note={waiting[figure] === 0 ? t.nothingWaits : t[order]}
            icon={icon}
            to={figureLists[figure].page}
          />
        ))}
      </Figures>
      <Figures title={t.clocks} className="max-md:grid-cols-1 md:grid-cols-3">
        {shownClocks.map(([figure, label, icon]) => (
          <StatCard
            key={figure}
            label={t[label]}
            value={numberText(figures.clocks[figure]?.open ?? 0)}
            note={<ClockNote clock={figures.clocks[figure]} />}
            icon={icon}
            to={figureLists[figure].page}
          />
        ))}
      </Figures>
      <Figures title={t.there} className={columnsFor(shownCards.length + 1)}>
        {shownCards.map(([figure, label, icon]) => {
          const found = figures[figure];
          return found ? (
            <StatCard
              key={figure}
              label={t[label]}
              value={numberText(found.total)}
              note={t.thisWeek(numberText(found.this_week))}
              icon={icon}
              to={figureLists[figure].page}
            />
          ) : null;
        })}
        <StatCard
          label={t.answers}
          value={answers.due === 0 ? '–' : `${Math.floor((100 * answers.in_time) / answers.due)}%`}
          note={answers.due === 0 ? t.noneDue : t.answersOf(numberText(answers.due))}
          icon={Timer}
          to="/transparency"
        />
      </Figures>
    </>
  );
}

/**
 * Figures under their heading; a role that sees none of the figures does not see the heading
 * either.
 */
function Figures({
  title,
  className,
  children,
}: {
  title: string;
  className: string;
  children: ReactNode;
}) {
  if (Children.count(children) === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-3 text-h2">{title}</h2>
      <RekhaGroup joined className={className}>
        {children}
      </RekhaGroup>
    </>
  );
}

function ClockNote({ clock }: { clock: Clock }) {
  const t = useMessages(adminDashboardMessages);
  const language = useLanguage();
  if (!clock || clock.open === 0) return t.nothingWaits;
  const next = clock.next_due_at && t.nextDue(momentText(clock.next_due_at, language));
  if (clock.late === 0) return next ?? t.allTold;
  return (
    <>
      <span className="font-strong text-danger-ink">{t.late(numberText(clock.late))}</span>
      {next ? `${DOT}${next}` : null}
    </>
  );
}
