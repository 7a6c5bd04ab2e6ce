import type { ProfileAct } from '../../../../contract/moderation/acts.ts';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Acts } from './acts.tsx';
import { profileCaseKey } from './calls.ts';
import { profileCaseMessages } from './profile-case-messages.ts';

/** Recruiters, and seekers who never saved a profile, have none to hide. */
const possible = ({ profile }: ProfileCase): readonly ProfileAct[] =>
  profile ? [profile.is_held ? 'released' : 'held', 'warned'] : ['warned'];

/** A moderator's actions on a person other than a ban. */
export function ProfileActButtons({ found }: { found: ProfileCase }) {
  const t = useMessages(profileCaseMessages);
  const { id } = found.account;
  return (
    <Acts
      of="profiles"
      id={id}
      caseKey={profileCaseKey(id)}
      acts={possible(found)}
      dangerous="held"
      words={t}
      hint={t.reasonHint}
    />
  );
}
