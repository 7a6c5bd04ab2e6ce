import type { TrackerStatus } from '../../../../contract/applications.ts';
import { PRIVATE_NOTE_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { OutsideApplication } from '../../../../contract/applications/outside-applications.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { type AnyForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { outsideMessages } from './outside-messages.ts';
import { useFreshTracker } from './tracker-calls.ts';
import {
  COMPANY_NAME_MAX_LENGTH,
  LINK_MAX_LENGTH,
  OUTSIDE_TITLE_MAX_LENGTH,
  PLACE_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';

const nothing = () => ({
  job_title: '',
  company_name: '',
  location: '',
  link: '',
  status: 'Applied' as TrackerStatus,
  applied_on: todayInIndia(),
  note: '',
  follow_up_on: '',
});
type Values = ReturnType<typeof nothing>;

/** The checks and words that adding and editing share. */
function useWords(onClose: () => void, saved: string) {
  const t = useMessages(outsideMessages);
  return {
    rules: async () =>
      (await import('../../../../contract/applications/outside-applications.ts'))
        .OutsideApplicationForm,
    check: ({ job_title, company_name, applied_on }: Values) => ({
      ...(job_title.trim() === '' ? { job_title: t.missingTitle } : {}),
      ...(company_name.trim() === '' ? { company_name: t.missingCompany } : {}),
      ...(applied_on === '' ? { applied_on: t.missingDay } : {}),
    }),
    failed: t.notSaved,
    saved,
    onSaved: onClose,
    onAnswer: useFreshTracker(),
  };
}

export function AddOutside({ onClose }: { onClose: () => void }) {
  const t = useMessages(outsideMessages);
  const form = useContractForm('POST /barong/resource/outside_applications', {
    once: true,
    start: nothing(),
    draft: 'outside:new',
    ...useWords(onClose, t.added),
  });
  return <OutsideDialog title={t.addTitle} form={form} onClose={onClose} />;
}

interface ChangeOutsideProps {
  application: OutsideApplication;
  onClose: () => void;
}

export function ChangeOutside({ application, onClose }: ChangeOutsideProps) {
  const t = useMessages(outsideMessages);
  const { id, job_title, company_name, location, status, applied_on, note } = application;
  const form = useContractForm('PUT /barong/resource/outside_applications/:id', {
    start: {
      job_title,
      company_name,
      location,
      link: application.link ?? '',
      status,
      applied_on,
      note,
      follow_up_on: application.follow_up_on ?? '',
    },
    params: { id },
    draft: `outside:${id}`,
    ...useWords(onClose, t.saved),
  });
  return <OutsideDialog title={t.editTitle} form={form} onClose={onClose} />;
}

interface OutsideDialogProps {
  title: string;
  form: FieldsForm & AnyForm;
  onClose: () => void;
}

function OutsideDialog({ title, form, onClose }: OutsideDialogProps) {
  const t = useMessages(outsideMessages);
  return (
    <FormDialog
      size="lg"
      title={title}
      description={t.addText}
      form={form}
      sendLabel={t.save}
      onClose={onClose}
      className="grid gap-4"
    >
      <Fields form={form} />
    </FormDialog>
  );
}

type FieldsForm = Pick<
  ReturnType<typeof useContractForm<'POST /barong/resource/outside_applications', Values>>,
  'field'
>;

function Fields({ form }: { form: FieldsForm }) {
  const t = useMessages(outsideMessages);
  const labels = trackerStatusLabels[useLanguage()];
  return (
    <>
      <TextField
        {...form.field('job_title')}
        label={t.jobTitle}
        maxLength={OUTSIDE_TITLE_MAX_LENGTH}
      />
      <TextField
        {...form.field('company_name')}
        label={t.company}
        maxLength={COMPANY_NAME_MAX_LENGTH}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          {...form.field('status')}
          label={t.status}
          options={valuesOf(trackerStatusLabels).map((value) => ({ value, label: labels[value] }))}
        />
        <TextField {...form.field('applied_on')} type="date" label={t.appliedOn} />
        <TextField {...form.field('location')} label={t.location} maxLength={PLACE_MAX_LENGTH} />
        <TextField {...form.field('follow_up_on')} type="date" label={t.followUp} />
      </div>
      <TextField
        {...form.field('link')}
        type="url"
        inputMode="url"
        label={t.link}
        placeholder="https://"
        maxLength={LINK_MAX_LENGTH}
      />
      <TextArea
        {...form.field('note')}
        label={t.note}
        rows={3}
        maxLength={PRIVATE_NOTE_MAX_LENGTH}
      />
    </>
  );
}
