import type { MyApplication } from '../../contract/applications.ts';
import type { Job } from '../../contract/jobs.ts';
import { TrackerBadge } from '../features/applications/application-badges.tsx';
import { useAppliedJobs } from '../lib/applied-jobs.ts';
import { ApplyButton } from '../features/applications/apply-button.tsx';
import { useFreshCounts } from '../features/dashboards/calls.ts';
import { SeekerDashboard } from '../features/dashboards/seeker-dashboard.tsx';
import { useProfile } from '../features/profile/calls.ts';
import { completionOf } from '../features/profile/completion.ts';
import { ProfileCard } from '../features/profile/profile-card.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import { useSavedIds } from '../features/saved-jobs/saved-ids.ts';

const saveButton = (job: Job) => <SaveButton job={job} />;
const applyButton = (job: Job) => <ApplyButton job={job} variant="secondary" />;
const statusBadge = (application: MyApplication) => (
  <TrackerBadge status={application.tracker_status} />
);

export default function Dashboard() {
  const { data: profile, isError } = useProfile();
  useFreshCounts(useSavedIds(), useAppliedJobs());
  const { percent, missing } = completionOf(profile ?? null);
  return (
    <SeekerDashboard
      // A profile that cannot be read now must not keep the jobs away.
      profile={isError ? null : profile}
      completion={profile === undefined ? undefined : { percent, missing: missing.length }}
      profileCard={<ProfileCard />}
      saveButton={saveButton}
      applyButton={applyButton}
      statusBadge={statusBadge}
    />
  );
}
