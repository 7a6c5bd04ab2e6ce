import type { ComponentProps } from 'react';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/panels/avatar.tsx';

/** Whoever is signed in. When the address of their picture has ended, the next one is asked for. */
export function OwnAvatar({
  size,
  name,
}: Pick<ComponentProps<typeof Avatar>, 'size'> & { name?: string }) {
  const user = useSession()?.user;
  return (
    <Avatar
      id={user?.id ?? 0}
      name={name ?? user?.fullName ?? ''}
      size={size}
      picture={user?.profilePictureUrl}
      onStale={() => void fetchMe().catch(() => undefined)}
    />
  );
}
