import type { ComponentProps } from 'react';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/panels/avatar.tsx';

/** The picture of the signed-in account. When its address expires, a new one is loaded. */
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
