import {
  BriefcaseBusiness,
  Building2,
  Flag,
  Mails,
  Scale,
  Send,
  UserRound,
  UserRoundSearch,
} from 'lucide-react';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { RekhaGroup } from '../../ui/card.tsx';
import { StatCard } from '../../ui/panels/stat-card.tsx';
import { AdminDays } from './admin-days.tsx';
import { useFigures } from './calls.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { dashboardMessages } from './messages.ts';

/** Applications are private to those who sent and got them: nobody lists them here. */
const cards = [
  ['seekers', 'seekers', UserRound, '/admin/users'],
  ['recruiters', 'recruiters', UserRoundSearch, '/admin/hr-accounts'],
  ['companies', 'companies', Building2, '/companies'],
  ['open_jobs', 'openJobs', BriefcaseBusiness, '/jobs'],
  ['applications', 'applications', Send, undefined],
] as const;

/** Each leads to the list of what it counts. */
const waits = [
  ['contact_messages', 'contactMessages', Mails, '/admin/contact', 'oldestFirst'],
  ['reports', 'reports', Flag, '/admin/reports', 'byRisk'],
  ['message_reports', 'messageReports', Flag, '/admin/message-reports', 'oldestFirst'],
  ['appeals', 'appeals', Scale, '/admin/appeals', 'oldestFirst'],
  ['company_checks', 'companyChecks', Building2, '/admin/companies', 'oldestFirst'],
] as const;

/** What waits, how many people, companies, open jobs and applications there are, and how they came. */
export default function AdminDashboard() {
  const t = useMessages(dashboardMessages);
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{t.title}</h1>
      <p className="mb-5 text-body text-ink-2">{t.adminIntro}</p>
      <Loaded query={useFigures()} shapes={['h-28']}>
        {(figures) => (
          <>
            <h2 className="mb-3 text-h2">{t.waits}</h2>
            <RekhaGroup joined className="mb-6 grid-cols-2 max-xs:grid-cols-1 xl:grid-cols-5">
              {waits.map(([figure, label, icon, to, order]) => (
                <StatCard
                  key={figure}
                  label={t[label]}
                  value={numberText(figures.waiting[figure])}
                  note={figures.waiting[figure] === 0 ? t.nothingWaits : t[order]}
                  icon={icon}
                  to={to}
                />
              ))}
            </RekhaGroup>
            <RekhaGroup
              joined
              className="grid-cols-2 max-md:[&>*:last-child]:col-span-full max-xs:grid-cols-1 md:grid-cols-3 xl:grid-cols-5"
            >
              {cards.map(([figure, label, icon, to]) => (
                <StatCard
                  key={figure}
                  label={t[label]}
                  value={numberText(figures[figure].total)}
                  note={t.thisWeek(numberText(figures[figure].this_week))}
                  icon={icon}
                  to={to}
                />
              ))}
            </RekhaGroup>
          </>
        )}
      </Loaded>
      <AdminDays />
    </>
  );
}
