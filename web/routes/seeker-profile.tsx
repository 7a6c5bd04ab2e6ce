import { useNewestApplications, useNewestSaved } from '../features/dashboards/calls.ts';
import { ProfilePage } from '../features/profile/page/profile-page.tsx';
import { useViewFigure } from '../features/profile/views/view-calls.ts';

/** The profile with the figures of the dashboard, from the same answers. */
export default function SeekerProfile() {
  const views = useViewFigure();
  const applied = useNewestApplications().data;
  const saved = useNewestSaved().data;
  return (
    <ProfilePage
      figures={{
        views,
        applications: applied?.counts.all,
        saved: saved?.counts.all,
        interviews: applied?.counts.Interviewing,
        offers: applied?.counts['Offer Extended'],
      }}
    />
  );
}
