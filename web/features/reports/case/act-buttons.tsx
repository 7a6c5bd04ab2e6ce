import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MODERATION_REASON_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { ModerationAct } from '../../../../contract/moderation/acts.ts';
import type { ModerationCase } from '../../../../contract/moderation/moderation.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { REPORTS } from '../queue/report-card.tsx';
import { caseKey } from './calls.ts';
import { caseMessages } from './case-messages.ts';

const possible = ({ state }: ModerationCase['job']): readonly ModerationAct[] => {
  if (state === 'deleted') return [];
  if (state === 'removed') return ['released'];
  return state === 'held' ? ['released', 'removed', 'warned'] : ['held', 'removed', 'warned'];
};

/** What a moderator can do about a job in its state; each asks for the reason. */
export function ActButtons({ job }: { job: ModerationCase['job'] }) {
  const t = useMessages(caseMessages);
  const [act, setAct] = useState<ModerationAct | null>(null);
  const acts = possible(job);
  if (acts.length === 0) return <p className="text-small text-ink-2">{t.nothingToDo}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'removed' ? 'danger' : one === 'released' ? 'primary' : 'secondary'}
          onClick={() => setAct(one)}
        >
          {t[`label_${one}`]}
        </Button>
      ))}
      {act ? <ActDialog job={job} act={act} onClose={() => setAct(null)} /> : null}
    </div>
  );
}

interface ActDialogProps {
  job: ModerationCase['job'];
  act: ModerationAct;
  onClose: () => void;
}

function ActDialog({ job: { id, language }, act, onClose }: ActDialogProps) {
  const t = useMessages(caseMessages);
  const queries = useQueryClient();
  const form = useContractForm('POST /barong/admin/moderation/jobs/:id/acts', {
    start: { reason: '' },
    params: { id },
    body: ({ reason }) => ({ act, reason }),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t.reasonMissing }),
    saved: t.done,
    failed: t.notDone,
    onSaved: (found) => {
      queries.setQueryData(caseKey(id), found);
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
      danger={act === 'removed'}
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        hint={t.reasonHint(language === 'hi' ? t.hindi : t.english)}
        rows={4}
        maxLength={MODERATION_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
