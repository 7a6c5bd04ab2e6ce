import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { MODERATION_REASON_MAX_LENGTH } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { REPORTS } from '../queue/report-card.tsx';
import { caseMessages } from './case-messages.ts';

/** What the button and the dialog of each action say. */
type ActWords<Act extends string> = Record<`${'label' | 'title' | 'text'}_${Act}`, string>;

interface ActsProps<Act extends string> {
  acts: readonly Act[];
  /** The action that a moderator should think about twice. */
  dangerous: Act;
  words: ActWords<Act>;
  /** The dialog of the chosen action. */
  children: (act: Act, close: () => void) => ReactNode;
}

/** A button for each action of a moderator, which opens its dialog; the dangerous one is the last. */
export function Acts<Act extends string>({ acts, dangerous, words, children }: ActsProps<Act>) {
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
      {chosen === null ? null : children(chosen, () => setChosen(null))}
    </div>
  );
}

/** What the forms of all actions share: each asks for the reason, and updates its case and the queue of reports. */
export function useActForm<Act>(
  act: Act,
  { key, onClose }: { key: QueryKey; onClose: () => void },
) {
  const t = useMessages(caseMessages);
  const queries = useQueryClient();
  return {
    start: { reason: '' },
    check: ({ reason }: { reason: string }) => ({
      reason: reason.trim() ? undefined : t.reasonMissing,
    }),
    body: ({ reason }: { reason: string }) => ({ act, reason }),
    failed: t.notDone,
    // Behind the dialog, the page then shows what somebody else has done.
    refused: () => void queries.invalidateQueries({ queryKey: key }),
    onAnswer: () => queries.invalidateQueries({ queryKey: [REPORTS] }),
    onSaved: (found: unknown) => {
      queries.setQueryData(key, found);
      onClose();
    },
  };
}

interface ActDialogProps<Act extends string> {
  act: Act;
  isDangerous: boolean;
  words: ActWords<Act>;
  /** Who reads the reason. */
  hint: string;
  form: NonNullable<ComponentProps<typeof ConfirmDialog>['form']> & {
    field: (name: 'reason') => Omit<ComponentProps<typeof TextArea>, 'label'>;
  };
  onClose: () => void;
}

/** Asks for the reason before an action. */
export function ActDialog<Act extends string>(props: ActDialogProps<Act>) {
  const { act, isDangerous, words, hint, form, onClose } = props;
  const t = useMessages(caseMessages);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words[`title_${act}`]}
      description={words[`text_${act}`]}
      danger={isDangerous}
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
