import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { isExpired } from '../../lib/api/signed-addresses.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/panels/avatar.tsx';

/** The picture of the signed-in account. Once its address has expired, a new one is fetched. */
export function OwnAvatar({
  size,
  name,
}: Pick<ComponentProps<typeof Avatar>, 'size'> & { name?: string }) {
  const user = useSession()?.user;
  const picture = useUnexpired(user?.profilePictureUrl ?? null);
  return (
    <Avatar
      id={user?.id ?? 0}
      name={name ?? user?.fullName ?? ''}
      size={size}
      picture={picture}
      onStale={() => void fetchMe().catch(() => undefined)}
    />
  );
}

/** The stored address; one that has expired since the last visit is not tried before the server was asked for another. */
function useUnexpired(stored: string | null): string | null {
  const isOld = useMemo(() => stored !== null && isExpired(stored), [stored]);
  /** From then on the address is tried in any case: this device's clock may be wrong. */
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isOld) {
      void fetchMe().then(
        () => setAsked(true),
        () => undefined,
      );
    }
  }, [isOld]);
  return isOld && !isAsked ? null : stored;
}
