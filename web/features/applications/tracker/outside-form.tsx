import { PRIVATE_NOTE_MAX_LENGTH } from '../../../../contract/constants.ts';
import type { OutsideApplication } from '../../../../contract/applications/outside-applications.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { type FormOf, useContractForm } from '../../../lib/forms/use-contract-form.ts';
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

const fieldsOf = (application?: OutsideApplication) => ({
  job_title: application?.job_title ?? '',
  company_name: application?.company_name ?? '',
  location: application?.location ?? '',
  link: application?.link ?? '',
  status: application?.status ?? 'Applied',
  applied_on: application?.applied_on ?? todayInIndia(),
  note: application?.note ?? '',
  follow_up_on: application?.follow_up_on ?? '',
});

interface OutsideDialogProps {
  /** Absent for a new one. */
  application?: OutsideApplication;
  onClose: () => void;
}

/** Enters an application from elsewhere, or changes it. */
export function OutsideDialog({ application, onClose }: OutsideDialogProps) {
  const t = useMessages(outsideMessages);
  const form = useContractForm(
    application
      ? 'PUT /barong/resource/outside_applications/:id'
      : 'POST /barong/resource/outside_applications',
    {
      start: fieldsOf(application),
      ...(application ? { params: { id: application.id } } : {}),
      once: !application,
      draft: `outside:${application?.id ?? 'new'}`,
      rules: async () =>
        (await import('../../../../contract/applications/outside-applications.ts'))
          .OutsideApplicationForm,
      check: ({ job_title, company_name, applied_on }) => ({
        ...(job_title.trim() === '' ? { job_title: t.missingTitle } : {}),
        ...(company_name.trim() === '' ? { company_name: t.missingCompany } : {}),
        ...(applied_on === '' ? { applied_on: t.missingDay } : {}),
      }),
      failed: t.notSaved,
      saved: application ? t.saved : t.added,
      onSaved: onClose,
      onAnswer: useFreshTracker(),
    },
  );
  return (
    <FormDialog
      size="lg"
      title={application ? t.editTitle : t.addTitle}
      description={t.addText}
      form={form}
      sendLabel={t.save}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

type Values = ReturnType<typeof fieldsOf>;

function Fields({ form }: { form: Pick<FormOf<Values>, 'field'> }) {
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
