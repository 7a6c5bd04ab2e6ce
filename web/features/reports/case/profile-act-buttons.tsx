import type { ProfileAct } from '../../../../contract/moderation/acts.ts';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ActDialog, Acts, useActForm } from './acts.tsx';
import { profileCaseKey } from './calls.ts';
import { profileCaseMessages } from './profile-case-messages.ts';

/** Recruiters, and seekers who never saved a profile, have none to hide. */
const possible = ({ profile }: ProfileCase): readonly ProfileAct[] =>
  profile ? [profile.is_held ? 'released' : 'held', 'warned'] : ['warned'];

/** A moderator's actions on a person other than a ban. */
export function ProfileActButtons({ found }: { found: ProfileCase }) {
  const t = useMessages(profileCaseMessages);
  return (
    <Acts acts={possible(found)} dangerous="held" words={t}>
      {(act, close) => <ProfileActDialog id={found.account.id} act={act} onClose={close} />}
    </Acts>
  );
}

interface ProfileActDialogProps {
  id: number;
  act: ProfileAct;
  onClose: () => void;
}

function ProfileActDialog({ id, act, onClose }: ProfileActDialogProps) {
  const t = useMessages(profileCaseMessages);
  const form = useContractForm('POST /barong/admin/moderation/profiles/:id/acts', {
    ...useActForm(act, { key: profileCaseKey(id), onClose }),
    params: { id },
    saved: t.done,
  });
  return (
    <ActDialog
      act={act}
      isDangerous={act === 'held'}
      words={t}
      hint={t.reasonHint}
      form={form}
      onClose={onClose}
    />
  );
}
