import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Job } from '../../../../contract/jobs.ts';
import type { UserProfile } from '../../../../contract/profiles.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useErrorToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TabPanel, Tabs } from '../../../ui/panels/tabs.tsx';
import ShownAdvertisement from '../../../parts/advertisements/shown-advertisement.tsx';
import { useContactRequests } from '../../../parts/contact-sharing/contact-sharing-calls.ts';
import { useExcludedChanges } from '../../../parts/exclusions/exclusions.ts';
import {
  useAdvertisement,
  isAwaited,
  useAnswered,
  useMissingSkills,
  useNewestApplications,
  useNewestSaved,
  useRecommended,
} from '../calls.ts';
import { DashboardLoading, RowsLoading } from './dashboard-loading.tsx';
import { DueList, dueOf } from './due-list.tsx';
import { FirstSteps } from '../first-steps.tsx';
import { InterviewsCard } from './interviews-card.tsx';
import { AppliedList, RecommendedList, SavedList } from './job-lists.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SkillsCard } from './skills-card.tsx';
import { dashboardMessages } from '../messages.ts';
import { type Completion, SeekerFigures } from './seeker-figures.tsx';

interface SeekerDashboardProps {
  /** Null if none was ever saved, undefined until it is known. */
  profile: UserProfile | null | undefined;
  /** The completion of the profile, once it is known. */
  completion: Completion | undefined;
  /** How often companies looked at the profile in 30 days. */
  views: number | undefined;
  profileCard: ReactNode;
  saveButton: (job: Job) => ReactNode;
  applyButton: (job: Job) => ReactNode;
}

export function SeekerDashboard(props: SeekerDashboardProps) {
  const { profile, profileCard, saveButton, applyButton } = props;
  const t = useMessages(dashboardMessages);
  const recommended = useRecommended(useExcludedChanges());
  const answered = useAnswered();
  const applied = useNewestApplications();
  const saved = useNewestSaved();
  const requests = useContactRequests();
  const skills = useMissingSkills();
  useErrorToast(t.jobsErrorTitle, recommended.error);
  useErrorToast(t.applicationsErrorTitle, applied.error);
  const { data: advertisement } = useAdvertisement();
  const isNew = profile === null && applied.data?.meta.total === 0;
  const isBack = Boolean(profile ?? applied.data?.meta.total);
  const closing = saved.data?.saved_jobs
    .filter(({ status }) => status === 'expiring')
    .toSorted((a, b) => a.job.expires_at.localeCompare(b.job.expires_at))[0];
  const due = dueOf(
    answered.data?.applications ?? [],
    requests.data?.contact_requests ?? [],
    closing?.job,
  );
  const isKnown = [answered, requests, saved].every(({ data }) => data !== undefined);
  // Shown together, so that nothing moves when the later answers come.
  const isLoading = profile === undefined || [answered, applied, requests, saved].some(isAwaited);
  return (
    <div className="grid gap-5">
      <title>{`${t.title} · ${PORTAL}`}</title>
      <Welcome isHidden={isLoading} isBack={isBack}>
        {isNew ? t.firstDay : due.length > 0 ? t.things(due.length) : isKnown && t.nothingDue}
      </Welcome>
      {isLoading ? (
        <DashboardLoading />
      ) : (
        <>
          {due.length > 0 ? <DueList due={due} applyButton={applyButton} /> : null}
          {isNew ? (
            <FirstSteps
              steps={[
                [t.stepProfile, t.stepProfileText],
                [t.stepSave, t.stepSaveText],
                [t.stepApply, t.stepApplyText],
              ]}
              to="/profile/edit"
            />
          ) : (
            <SeekerFigures completion={props.completion} views={props.views} />
          )}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
            <JobTabs
              recommended={recommended}
              applied={applied}
              saved={saved}
              saveButton={saveButton}
            />
            <div className="grid gap-5">
              {profileCard}
              <InterviewsCard answered={answered.data?.applications ?? []} />
              <SkillsCard skills={skills} />
            </div>
          </div>
          {/* Below everything else, so that nothing moves when it loads. */}
          {advertisement ? <ShownAdvertisement advertisement={advertisement} /> : null}
        </>
      )}
    </div>
  );
}

interface WelcomeProps {
  /** As long as it is not known whether they are back. */
  isHidden: boolean;
  isBack: boolean;
  /** What there is to do today. */
  children: ReactNode;
}

function Welcome({ isHidden, isBack, children }: WelcomeProps) {
  const t = useMessages(dashboardMessages);
  const firstName = useSession()?.user?.fullName.split(' ')[0] ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1 className={clsx('text-h1', isHidden && 'invisible')}>
          {isBack ? t.welcomeBack(firstName) : t.welcome(firstName)}
        </h1>
        <p className="min-h-6 text-body text-ink-2">{children}</p>
      </div>
      <LinkButton to="/jobs" icon={Search} className="max-md:hidden">
        {t.findJobs}
      </LinkButton>
    </div>
  );
}

type Tab = 'recommended' | 'applied' | 'saved';

interface JobTabsProps extends Pick<SeekerDashboardProps, 'saveButton'> {
  recommended: ReturnType<typeof useRecommended>;
  applied: ReturnType<typeof useNewestApplications>;
  saved: ReturnType<typeof useNewestSaved>;
}

function JobTabs({ recommended, applied, saved, saveButton }: JobTabsProps) {
  const t = useMessages(dashboardMessages);
  const [tab, setTab] = useState<Tab>('recommended');
  return (
    <Card as="section" flush aria-label={t.tabs}>
      <Tabs<Tab>
        label={t.tabs}
        value={tab}
        onChange={setTab}
        listClassName="rounded-t-lg border-t-transparent! border-b"
        tabs={[
          { value: 'recommended', label: t.recommended },
          { value: 'applied', label: t.applied, count: applied.data?.meta.total },
          { value: 'saved', label: t.saved, count: saved.data?.meta.total },
        ]}
      >
        <TabPanel value="recommended">
          <Loaded
            query={recommended}
            className="m-4"
            failed={t.jobsError}
            loading={<RowsLoading />}
          >
            {({ recommended_jobs, is_personal }) => (
              <RecommendedList
                recommended={recommended_jobs}
                isPersonal={is_personal}
                saveButton={saveButton}
              />
            )}
          </Loaded>
        </TabPanel>
        <TabPanel value="applied">
          <Loaded query={applied} className="m-4" loading={<RowsLoading />}>
            {({ applications }) => <AppliedList applications={applications} />}
          </Loaded>
        </TabPanel>
        <TabPanel value="saved">
          <Loaded query={saved} className="m-4" loading={<RowsLoading />}>
            {({ saved_jobs }) => <SavedList saved={saved_jobs} />}
          </Loaded>
        </TabPanel>
      </Tabs>
    </Card>
  );
}
