import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MODERATION_REASON_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { ProfileAct } from '../../../../contract/moderation/acts.ts';
import type { ProfileCase } from '../../../../contract/moderation/profile-moderation.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { REPORTS } from '../queue/report-card.tsx';
import { profileCaseKey } from './calls.ts';
import { caseMessages } from './case-messages.ts';
import { profileCaseMessages } from './profile-case-messages.ts';

/** A recruiter, and a seeker who has saved nothing, have no profile to hide. */
const possible = ({ profile }: ProfileCase): readonly ProfileAct[] =>
  profile ? [profile.is_held ? 'released' : 'held', 'warned'] : ['warned'];

/** What a moderator can do about a person besides a ban; each asks for the reason. */
export function ProfileActButtons({ found }: { found: ProfileCase }) {
  const t = useMessages(profileCaseMessages);
  const [act, setAct] = useState<ProfileAct | null>(null);
  return (
    <div className="flex flex-wrap gap-3">
      {possible(found).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'held' ? 'danger' : one === 'released' ? 'primary' : 'secondary'}
          onClick={() => setAct(one)}
        >
          {t[`label_${one}`]}
        </Button>
      ))}
      {act ? <ActDialog id={found.account.id} act={act} onClose={() => setAct(null)} /> : null}
    </div>
  );
}

interface ActDialogProps {
  id: number;
  act: ProfileAct;
  onClose: () => void;
}

function ActDialog({ id, act, onClose }: ActDialogProps) {
  const t = useMessages(profileCaseMessages);
  const words = useMessages(caseMessages);
  const queries = useQueryClient();
  const form = useContractForm('POST /barong/admin/moderation/profiles/:id/acts', {
    start: { reason: '' },
    params: { id },
    body: ({ reason }) => ({ act, reason }),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : words.reasonMissing }),
    saved: t.done,
    failed: words.notDone,
    onSaved: (found) => {
      queries.setQueryData(profileCaseKey(id), found);
      onClose();
    },
    onAnswer: () => queries.invalidateQueries({ queryKey: [REPORTS] }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t[`title_${act}`]}
      description={t[`text_${act}`]}
      confirmLabel={t[`label_${act}`]}
      danger={act === 'held'}
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        hint={t.reasonHint}
        rows={4}
        maxLength={MODERATION_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
