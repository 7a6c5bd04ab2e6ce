import type { UserProfile } from '../../../../contract/profiles.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { useProfile } from '../../../parts/profile/profile-calls.ts';
import { Completion } from './completion-card.tsx';
import { profileMessages } from '../messages.ts';
import { SharingCard } from '../sharing/sharing-card.tsx';
import { type Figures, ProfileFigures } from './profile-figures.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileStart } from './profile-start.tsx';

interface ProfilePageProps {
  figures: Figures;
}

export function ProfilePage({ figures }: ProfilePageProps) {
  const t = useMessages(profileMessages);
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <Loaded
        query={useProfile()}
        failed={t.notFound}
        text={t.problem}
        otherwise={t.fetchFailed}
        isPage
        shapes={['h-40 rounded-lg', 'h-28 rounded-lg', 'h-28 rounded-lg']}
      >
        {(profile) => <Profile profile={profile} figures={figures} />}
      </Loaded>
    </>
  );
}

function Profile({ profile, figures }: ProfilePageProps & { profile: UserProfile | null }) {
  const t = useMessages(profileMessages);
  if (profile === null) return <ProfileStart />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19.5rem] xl:gap-5">
      <div className="grid gap-4 xl:gap-5">
        <ProfileHeader profile={profile} />
        <ProfileFigures figures={figures} />
        <Card className="lg:hidden">
          <Completion profile={profile} />
        </Card>
        <ProfileSections profile={profile} />
      </div>
      <div className="grid gap-4 xl:gap-5">
        <Card as="section" aria-label={t.completion} className="max-lg:hidden">
          <Completion profile={profile} />
        </Card>
        <SharingCard />
      </div>
    </div>
  );
}
