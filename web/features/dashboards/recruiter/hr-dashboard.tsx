import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  Hourglass,
  Inbox,
  Plus,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { SLOW_BELOW_PERCENT } from '../../../../contract/constants.ts';
import type { Answer } from '../../../../contract/endpoint.ts';
import type { ownJobs } from '../../../../contract/jobs/own-jobs.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { Link } from 'react-router';
import { numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckNotice } from '../../../parts/companies/check-notice.tsx';
import { ClaimNotice } from '../../../parts/companies/claim-notice.tsx';
import { useOwnCompany } from '../../../parts/companies/own-company.ts';
import { useSession } from '../../../lib/session/session.ts';
import { MayDo, useMayDo } from '../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { RekhaGroup } from '../../../ui/card.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { StatCard } from '../../../ui/panels/stat-card.tsx';
import { isAwaited } from '../calls.ts';
import { counted } from '../counted.ts';
import { FirstSteps } from '../first-steps.tsx';
import { partOfDay } from '../greeting.ts';
import { AnswersDue } from './answers-due.tsx';
import { DashboardShapes } from './dashboard-shapes.tsx';
import { HrActivity } from './hr-activity.tsx';
import { HrInterviews } from './hr-interviews.tsx';
import {
  useAnswersDue,
  useCandidateCount,
  useJobStats,
  useLastDays,
  useNextInterviews,
  useOpenJobs,
} from './hr-calls.ts';
import { hrDashboardMessages } from './hr-messages.ts';
import { LastDays } from './last-days.tsx';
import { OpenJobs } from './open-jobs.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';

type Stats = Answer<(typeof ownJobs)['GET /barong/resource/hr/job_stats']>;

/** What waits for the recruiter, and the button to post a job. */
export default function HrDashboardPage() {
  const t = useMessages(hrDashboardMessages);
  const stats = useJobStats();
  const open = useOpenJobs();
  const lastDays = useLastDays();
  const mayAnswer = useMayAnswer();
  // Shown together, so that nothing moves when the later answers come.
  const isLoading = [useAnswersDue(), useNextInterviews(), open].some(isAwaited);
  return (
    <div className="grid gap-4 xl:gap-5">
      <title>{`${t.title} · ${PORTAL}`}</title>
      <Head stats={stats.data} />
      <Loaded
        query={isLoading ? { ...stats, data: undefined } : stats}
        failed={t.statsFailed}
        loading={<DashboardShapes />}
      >
        {(figures) => (
          <>
            <JobsToMend status="incomplete" count={figures.jobs.incomplete} />
            <JobsToMend status="paused" count={figures.jobs.paused} />
            <SlowToAnswer answers={figures.applications.answers} />
            {/* Who does not answer holds interviews, or reads. */}
            {mayAnswer ? <AnswersDue figures={figures.applications.answers} /> : <HrInterviews />}
            <Figures stats={figures} />
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.25rem] xl:gap-5">
              <div className="grid min-w-0 gap-4 xl:gap-5">
                {hasPosted(figures.jobs) ? (
                  <>
                    <Loaded query={open} shapes={['h-96']}>
                      {(list) => <OpenJobs jobs={list.jobs} />}
                    </Loaded>
                    <Loaded query={lastDays} shapes={['h-64']}>
                      {({ days }) => <LastDays days={days} />}
                    </Loaded>
                  </>
                ) : (
                  <FirstJob />
                )}
              </div>
              <div className="grid min-w-0 gap-4 xl:gap-5">
                {mayAnswer ? <HrInterviews /> : null}
                <HrActivity recent={figures.applications.recent} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

const useMayAnswer = () => useMayDo('POST /barong/resource/applications/decisions', 'recruiter');

function Head({ stats }: { stats: Stats | undefined }) {
  const t = useMessages(hrDashboardMessages);
  const name = useSession()?.user?.fullName.split(' ')[0] ?? '';
  const [part] = useState(() => partOfDay(new Date()));
  const { data: company } = useOwnCompany();
  const mayAnswer = useMayAnswer();
  const isBlocked = company === null || company?.complete === false;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-h1">{t[part](name)}</h1>
          <p className="min-h-6 text-body text-ink-2">
            {stats?.applications.waiting ? (
              <Link to="/hr/applications?status=waiting" className="link touch-room">
                {mayAnswer
                  ? t.waiting(stats.applications.waiting)
                  : t.waitingForCompany(stats.applications.waiting)}
              </Link>
            ) : (
              stats && t.waiting(0)
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="secondary" icon={ChartColumn} to="/hr/figures">
            {t.allFigures}
          </LinkButton>
          {isBlocked ? (
            <MayDo call="POST /barong/resource/hr_profile" least="owner">
              <LinkButton icon={Building2} to="/hr/profile/edit?reason=posting">
                {t.complete}
              </LinkButton>
            </MayDo>
          ) : (
            <>
              <LinkButton
                variant="secondary"
                icon={Building2}
                to="/hr/profile"
                // On a phone, the bar at the bottom links there.
                className="max-md:hidden"
              >
                {t.companyProfile}
              </LinkButton>
              <MayDo call="POST /barong/resource/jobs" least="recruiter">
                <LinkButton icon={Plus} to="/hr/jobs/create">
                  {t.post}
                </LinkButton>
              </MayDo>
            </>
          )}
        </div>
      </header>
      {company === null ? <ClaimNotice otherwise={<Blocked />} /> : isBlocked ? <Blocked /> : null}
      {company ? <CheckNotice company={company} /> : null}
    </>
  );
}

/** Says why nothing can be posted yet. */
function Blocked() {
  const t = useMessages(hrDashboardMessages);
  return (
    <NoticeBar tone="brand">
      <strong className="block font-strong">{t.blocked}</strong>
      {t.blockedText}
    </NoticeBar>
  );
}

/** A draft is not posted yet. */
const hasPosted = ({ total, draft }: Stats['jobs']) => total > draft;

/** The way to the first job and its answers; the button for the next step is in the page's head. */
function FirstJob() {
  const t = useMessages(hrDashboardMessages);
  const { data: company } = useOwnCompany();
  return (
    <FirstSteps
      steps={[
        [t.stepCompany, t.stepCompanyText],
        [t.stepPost, t.stepPostText],
        [t.stepAnswer, t.stepAnswerText],
      ]}
      done={company?.complete ? 1 : 0}
    />
  );
}

interface JobsToMendProps {
  /**
   * Open jobs that lack something, such as those of a company that has just become a consultant, or those that nobody
   * has confirmed lately.
   */
  status: 'incomplete' | 'paused';
  count: number;
}

function JobsToMend({ status, count }: JobsToMendProps) {
  const t = useMessages(hrDashboardMessages);
  if (count === 0) return null;
  return (
    <NoticeBar
      tone="time"
      action={
        <Link to={`/hr/postings?status=${status}`} className="link touch-room text-small">
          {t[`${status}Link`]}
        </Link>
      }
    >
      {t[status](count)}
    </NoticeBar>
  );
}

/** Says what it costs a company to answer fewer than half of its applications in time. */
function SlowToAnswer({ answers }: Pick<Stats['applications'], 'answers'>) {
  const t = useMessages(hrDashboardMessages);
  if (!answers || answers.in_time_percent >= SLOW_BELOW_PERCENT) return null;
  return <NoticeBar tone="danger">{t.slow}</NoticeBar>;
}

function Figures({ stats: { jobs: posted, applications } }: { stats: Stats }) {
  const t = useMessages(hrDashboardMessages);
  const { data: candidates } = useCandidateCount();
  const waiting = applications.pending === 0 ? t.nonePending : t.pendingNote;
  return (
    <section aria-label={t.figures}>
      <RekhaGroup joined className="grid-cols-2 max-xs:grid-cols-1 lg:grid-cols-4">
        <StatCard
          label={t.activeJobs}
          value={numberText(posted.active)}
          note={hasPosted(posted) ? t.expiring(posted.expiring) : t.noJobs}
          icon={BriefcaseBusiness}
          to="/hr/jobs?status=active"
        />
        <StatCard
          label={t.applications}
          value={numberText(applications.total)}
          note={applications.total === 0 ? t.noApplications : t.applicationsNote}
          icon={Inbox}
          to="/hr/applications"
        />
        <StatCard
          label={t.candidates}
          value={counted(candidates)}
          note={candidates === 0 ? t.noApplications : t.candidatesNote}
          icon={UsersRound}
          to="/hr/candidates"
        />
        <StatCard
          label={t.pending}
          value={numberText(applications.pending)}
          note={applications.total === 0 ? t.noApplications : waiting}
          icon={Hourglass}
          to="/hr/applications?status=pending"
        />
      </RekhaGroup>
    </section>
  );
}
