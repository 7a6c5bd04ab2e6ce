import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { MODERATION_REASON_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { ModerationAct } from '../../../../contract/moderation/acts.ts';
import { useKeep } from '../../../lib/api/use-keep.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { REPORTS } from '../queue/report-card.tsx';
import { caseMessages } from './case-messages.ts';

/** What the button and the dialog of each action say. */
type ActWords<Act extends string> = Record<`${'label' | 'title' | 'text'}_${Act}` | 'done', string>;

interface ActsProps<Act extends string> {
  /** What is acted on. */
  of: 'jobs' | 'profiles';
  id: number;
  /** The key of its case. */
  caseKey: QueryKey;
  acts: readonly Act[];
  /** The action that a moderator should think about twice. */
  dangerous: Act;
  words: ActWords<Act>;
  /** Who reads the reason. */
  hint: string;
}

/** A button for each action of a moderator, which opens its dialog; the dangerous one is the last. */
export function Acts<Act extends ModerationAct>(props: ActsProps<Act>) {
  const { acts, dangerous, words } = props;
  const [chosen, setChosen] = useState<Act | null>(null);
  const isDangerous = (act: Act) => Number(act === dangerous);
  return (
    <div className="flex flex-wrap gap-3">
      {acts
        .toSorted((a, b) => isDangerous(a) - isDangerous(b))
        .map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === dangerous ? 'danger' : act === 'released' ? 'primary' : 'secondary'}
            onClick={() => setChosen(act)}
          >
            {words[`label_${act}`]}
          </Button>
        ))}
      {chosen === null ? null : (
        <ActDialog {...props} act={chosen} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}

interface ActDialogProps<Act extends string> extends ActsProps<Act> {
  act: Act;
  onClose: () => void;
}

/** Asks for the reason before an action, and updates the case and the queue of reports. */
function ActDialog<Act extends ModerationAct>(props: ActDialogProps<Act>) {
  const { of, id, caseKey, act, dangerous, words, hint, onClose } = props;
  const t = useMessages(caseMessages);
  const readCaseAgain = useRefetch(caseKey);
  const form = useContractForm(`POST /barong/admin/moderation/${of}/:id/acts`, {
    start: { reason: '' },
    params: { id },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : t.reasonMissing }),
    body: ({ reason }) => ({ act, reason }),
    failed: t.notDone,
    saved: words.done,
    // Behind the dialog, the page then shows what somebody else has done.
    refused: () => void readCaseAgain(),
    onAnswer: useRefetch([REPORTS]),
    onSaved: useKeep((queries, found) => queries.setQueryData(caseKey, found), onClose),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words[`title_${act}`]}
      description={words[`text_${act}`]}
      danger={act === dangerous}
      confirmLabel={words[`label_${act}`]}
      form={form}
    >
      <TextArea
        {...form.field('reason')}
        label={t.reason}
        hint={hint}
        rows={4}
        maxLength={MODERATION_REASON_MAX_LENGTH}
      />
    </ConfirmDialog>
  );
}
