import type { Offer } from '../../../../contract/offers.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { refusalText } from '../../../parts/applications/refusal-text.ts';
import { useTellSending } from '../../../parts/applications/tell-sending.ts';
import { useUndo } from '../../../parts/applications/use-undo.ts';
import { type SendingProps, useBatch } from '../../../parts/interviews/batch.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offersMessages } from './offers-messages.ts';
import { bodyOf, type OfferValues, startFor, valuesOf } from './offer-values.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';

export const OFFERS = 'offers';

/** The typed values of offers that were undone, by application. */
const undone = new Map<number, OfferValues>();

interface OfferDialogProps extends SendingProps {
  /** The previous offer, whose terms are prefilled. */
  before?: Offer | undefined;
}

/** Asks for the terms of an offer, shows its letter, and sends it. */
export function OfferDialog({
  application,
  before,
  onClose,
  onSent = onClose,
  onSending,
  onUndone,
  batch,
}: OfferDialogProps) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  const refetch = useRefetch([OFFERS], ['received-applications']);
  const { id, user, job } = application;
  const title = before?.state === 'open' ? t.change : t.make;
  const own = { title, sendLabel: t.send };
  const { words, choice, idsWith, saidOf } = useBatch(batch, own);
  const undo = useUndo();
  const form = useContractForm('POST /barong/resource/applications/offers', {
    start: undone.get(id) ?? (before ? valuesOf(before) : startFor(job, language)),
    rules: async () => (await import('../../../../contract/offers/offer-terms.ts')).OfferForm,
    body: (values) => ({ ids: idsWith(id), ...bodyOf(values) }),
    once: true,
    failed: t.notSent,
    onSaved: async (made, values) => {
      undone.delete(id);
      if (made.decided.length === 0) undo.refuse(t.notSent, refusalText(made, language));
      else {
        undo.offer(made, saidOf(made, t.sent), (ids) => {
          for (const one of ids) undone.set(one, values);
          onUndone?.(ids);
        });
      }
      await refetch();
      if (made.decided.length > 0) onSent();
    },
  });
  useTellSending(form, onSending);
  return (
    <FormDialog
      size="lg"
      {...words}
      description={
        before?.state === 'open'
          ? t.changeText
          : t.dialogText(personName(user.username, language), job.title)
      }
      form={form}
      onClose={onClose}
    >
      <OfferFields form={form} />
      {choice}
      <LetterPreview
        body={{ application_id: id, ...bodyOf(form.values) }}
        areTermsRight={() => form.areRight(Object.keys(form.values))}
      />
    </FormDialog>
  );
}
