import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { Card } from '../../../ui/card.tsx';
import { useProfile } from '../calls.ts';
import { Completion } from './completion-card.tsx';
import { profileMessages } from '../messages.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileStart } from './profile-start.tsx';

export default function ProfilePage() {
  const t = useMessages(profileMessages);
  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <Profile />
    </>
  );
}

function Profile() {
  const t = useMessages(profileMessages);
  const { data: profile, isPending, refetch, isFetching } = useProfile();
  if (isPending) return <ProfileLoading />;
  if (profile === undefined) {
    return (
      <EmptyState
        as="h1"
        title={t.notFound}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.problem}
      </EmptyState>
    );
  }
  if (profile === null) return <ProfileStart />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19.5rem] xl:gap-5">
      <div className="grid gap-4 xl:gap-5">
        <ProfileHeader profile={profile} />
        <Card className="lg:hidden">
          <Completion profile={profile} />
        </Card>
        <ProfileSections profile={profile} />
      </div>
      <Card as="section" aria-label={t.completion} className="max-lg:hidden">
        <Completion profile={profile} />
      </Card>
    </div>
  );
}

function ProfileLoading() {
  const t = useMessages(profileMessages);
  return (
    <SkeletonGroup label={t.loading} className="grid gap-4">
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-28 w-full rounded-lg" />
      <Skeleton className="h-28 w-full rounded-lg" />
    </SkeletonGroup>
  );
}
