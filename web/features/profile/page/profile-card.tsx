import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { OwnAvatar } from '../../../parts/people/own-avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Skeleton } from '../../../ui/lists/skeleton.tsx';
import { useProfile } from '../../../parts/profile/profile-calls.ts';
import { Completion } from './completion-card.tsx';
import { profileMessages } from '../messages.ts';

const MISSING_NAMED = 3;

/** For the dashboard: the seeker's name, and what the profile still lacks. */
export function ProfileCard() {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const user = useSession()?.user;
  const { data: profile, isPending } = useProfile();
  const name = profile?.name ?? user?.fullName ?? '';
  return (
    <Card as="section" aria-label={t.title}>
      <div className="flex items-center gap-3">
        <OwnAvatar name={name} size="md" />
        <div className="min-w-0">
          <h2 className="text-body font-strong">{name}</h2>
          <p className="note">
            <Facts of={[profile?.title, placeName(profile?.location, language)]} />
          </p>
        </div>
      </div>
      {isPending ? (
        <Skeleton className="mt-4 h-24 w-full" />
      ) : (
        <Completion profile={profile ?? null} most={MISSING_NAMED} className="mt-3.5" />
      )}
      <LinkButton to="/profile/edit" variant="secondary" wide className="mt-3.5">
        {t.editProfile}
      </LinkButton>
    </Card>
  );
}
