import type { Job } from '../../contract/jobs.ts';
import { completionOf } from '../../contract/profiles/completion.ts';
import { useAppliedChanges } from '../parts/apply/applied-jobs.ts';
import { ApplyButton } from '../parts/apply/apply-button.tsx';
import { useFreshCounts } from '../features/dashboards/calls.ts';
import { SeekerDashboard } from '../features/dashboards/seeker/seeker-dashboard.tsx';
import { useProfile } from '../parts/profile/profile-calls.ts';
import { ProfileCard } from '../features/profile/page/profile-card.tsx';
import { useViewFigure } from '../features/profile/views/view-calls.ts';
import { SaveButton } from '../parts/save/save-button.tsx';
import { useSavedChanges } from '../parts/save/saved-ids.ts';

const saveButton = (job: Job) => <SaveButton job={job} />;
const applyButton = (job: Job) => (
  <ApplyButton job={job} size="sm" variant="secondary" showsAnswer />
);

export default function Dashboard() {
  const { data: profile, isError } = useProfile();
  const views = useViewFigure();
  useFreshCounts(useSavedChanges() + useAppliedChanges());
  const { percent, missing } = completionOf(profile ?? null);
  return (
    <SeekerDashboard
      // The jobs are shown even if the profile cannot be loaded.
      profile={isError ? null : profile}
      completion={profile === undefined ? undefined : { percent, missing: missing.length }}
      views={views}
      profileCard={<ProfileCard />}
      saveButton={saveButton}
      applyButton={applyButton}
    />
  );
}
