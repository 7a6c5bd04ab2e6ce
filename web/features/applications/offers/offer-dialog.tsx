import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../contract/applications.ts';
import type { Offer } from '../../../../contract/offers.ts';
import { apiFile } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { personName } from '../../../parts/person-name.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
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
}

/** Asks for the terms of an offer, shows its letter, and sends it. */
export function OfferDialog({ application, before, onClose, onSent = onClose }: OfferDialogProps) {
  const t = useMessages(offersMessages);
  const language = useLanguage();
  const queries = useQueryClient();
  const { id, user, job } = application;
  const form = useContractForm('POST /barong/resource/offers', {
    start: before ? valuesOf(before) : startFor(job, language),
    rules: async () => (await import('../../../../contract/offers/offer-terms.ts')).OfferForm,
    body: (values) => ({ application_id: id, ...bodyOf(values) }),
    once: true,
    failed: t.notSent,
    saved: t.sent,
    onSaved: async () => {
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
      title={before?.state === 'open' ? t.change : t.make}
      description={
        before?.state === 'open'
          ? t.changeText
          : t.dialogText(personName(user.username, language), job.title)
      }
      form={form}
      cancelLabel={t.cancel}
      sendLabel={t.send}
      onClose={onClose}
      className="grid gap-4"
    >
      <OfferFields form={form} />
      <PreviewButton body={{ application_id: id, ...bodyOf(form.values) }} />
    </FormDialog>
  );
}

function PreviewButton({ body }: { body: object }) {
  const t = useMessages(offersMessages);
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  async function preview() {
    setBusy(true);
    try {
      saveFile(await apiFile('POST /barong/resource/offers/preview', { body }));
    } catch (error) {
      fail(t.noPreview, error);
    }
    setBusy(false);
  }
  return (
    <Button
      variant="secondary"
      icon={FileText}
      busy={isBusy}
      className="justify-self-start"
      onClick={() => void preview()}
    >
      {t.preview}
    </Button>
  );
}
