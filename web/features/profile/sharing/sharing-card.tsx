import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PublicSwitches } from './public-switches.tsx';
import { useSharing } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

/** Beside the profile: whether it is public, with a link to all choices. */
export function SharingCard() {
  const t = useMessages(sharingMessages);
  return (
    <Card as="section" aria-label={t.title}>
      <Loaded query={useSharing()} shapes={['h-14', 'h-14']} failed={t.loadFailed}>
        {(sharing) => <PublicSwitches sharing={sharing} />}
      </Loaded>
      <Link
        to="/user/sharing"
        className="mt-2 link touch-room inline-flex min-h-9 items-center text-small"
      >
        {t.choices}
      </Link>
    </Card>
  );
}
