import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../contract/applications.ts';
import type { Offer } from '../../../../contract/offers.ts';
import { api } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { personName } from '../../../../contract/format/person-name.ts';
import { type Batch, useBatch } from '../../../parts/interviews/batch.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offersMessages } from './offers-messages.ts';
import { bodyOf, startFor, valuesOf } from './offer-values.ts';

export const OFFERS = 'offers';

interface OfferDialogProps {
  application: Pick<Application, 'id' | 'user' | 'job'>;
  /** The one before, whose terms the new one begins with. */
  before?: Offer | undefined;
  onClose: () => void;
  /** In place of `onClose`, after it was sent. */
  onSent?: () => void;
  /** Where it is one of several. */
  batch?: Batch | undefined;
}

/** Asks for the terms of an offer, shows its letter, and sends it. */
export function OfferDialog({
  application,
  before,
  onClose,
  onSent = onClose,
  batch,
}: OfferDialogProps) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  const queries = useQueryClient();
  const { id, user, job } = application;
  const title = before?.state === 'open' ? t.change : t.make;
  const own = { title, sendLabel: t.send, cancelLabel: t.cancel };
  const { words, choice, sendToOthers } = useBatch(batch, own);
  const form = useContractForm('POST /barong/resource/offers', {
    start: before ? valuesOf(before) : startFor(job, language),
    rules: async () => (await import('../../../../contract/offers/offer-terms.ts')).OfferForm,
    body: (values) => ({ application_id: id, ...bodyOf(values) }),
    once: true,
    failed: t.notSent,
    saved: t.sent,
    onSaved: async (_, values) => {
      await sendToOthers((application_id) =>
        api('POST /barong/resource/offers', { body: { application_id, ...bodyOf(values) } }),
      );
      await Promise.all(
        [OFFERS, 'received-applications'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      );
      onSent();
    },
  });
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
      className="grid gap-4"
    >
      <OfferFields form={form} />
      {choice}
      <LetterPreview body={{ application_id: id, ...bodyOf(form.values) }} />
    </FormDialog>
  );
}
