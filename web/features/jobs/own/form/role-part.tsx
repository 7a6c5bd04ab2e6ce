import { JOB_TITLE_MAX_LENGTH } from '../../../../../contract/constants.ts';
import type { JobStatus } from '../../../../../contract/jobs.ts';
import { employmentTypeLabels, experienceLevelLabels, valuesOf } from '../../../../parts/labels.ts';
import { dateText } from '../../../../lib/format/format.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextFindings } from '../text-check/text-findings.tsx';
import { ClientField, PosterFields } from '../who-posts/who-posts-fields.tsx';
import { jobFormMessages } from './form-messages.ts';
import { daysOpen, daysToAnswer, type JobFields, titleHint } from './job-fields.ts';
import { jobStateLabels } from '../../../../parts/own-jobs/state-labels.ts';

interface RolePartProps {
  form: FormOf<JobFields>;
  /** The saved status; null for a new job, which has none to choose from. */
  savedStatus: JobStatus | null;
  /** The last day of a job that is open now. */
  endsAt: string | null;
  /** Whether the company hires for others. */
  isConsultant: boolean;
}

/** Title, type and level of the job; the status of an existing one. */
export function RolePart({ form, savedStatus, endsAt, isConsultant }: RolePartProps) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  const advice = titleHint(form.values.title);
  const optionsOf = <Value extends string>(labels: Record<'en' | 'hi', Record<Value, string>>) =>
    valuesOf(labels).map((value) => ({ value, label: labels[language][value] }));
  return (
    <>
      <TextField
        className="md:col-span-2"
        label={t.jobTitle}
        required
        maxLength={JOB_TITLE_MAX_LENGTH}
        hint={advice ? t[`titleHint_${advice}`] : t.titleHint}
        {...form.field('title')}
      />
      <TextFindings form={form} field="title" />
      {isConsultant ? <ClientField form={form} /> : null}
      <SelectField
        label={t.employmentType}
        required
        placeholder={t.chooseType}
        options={optionsOf(employmentTypeLabels)}
        {...form.field('employment_type')}
      />
      <SelectField
        label={t.experienceLevel}
        optional
        placeholder={t.anyLevel}
        options={optionsOf(experienceLevelLabels)}
        {...form.field('experience_level')}
      />
      <TextField
        label={t.yearsFrom}
        optional
        inputMode="numeric"
        hint={t.yearsHint}
        {...form.field('experience_min_years')}
      />
      <TextField
        label={t.yearsTo}
        optional
        inputMode="numeric"
        {...form.field('experience_max_years')}
      />
      <TimesFields form={form} endsAt={endsAt} />
      <CheckboxField
        className="md:col-span-2"
        label={t.forLater}
        hint={t.forLaterHint}
        {...form.box('is_for_later')}
      />
      <CheckboxField
        className="md:col-span-2"
        label={t.blind}
        hint={t.blindHint}
        {...form.box('is_blind')}
      />
      <PosterFields form={form} />
      {savedStatus ? <StatusField form={form} savedStatus={savedStatus} /> : null}
    </>
  );
}

/** How many are looked for, how long the job is open, and by when candidates are answered. */
function TimesFields({ form, endsAt }: Pick<RolePartProps, 'form' | 'endsAt'>) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  return (
    <>
      <TextField label={t.openings} inputMode="numeric" {...form.field('openings')} />
      <SelectField
        label={t.openFor}
        hint={endsAt ? undefined : t.openForHint}
        placeholder={endsAt ? t.openAsBefore(dateText(endsAt, language)) : undefined}
        options={daysToChoose(daysOpen, form.values.expires_in_days).map((days) => ({
          value: String(days),
          label: endsAt ? t.daysFromToday(days) : t.days(days),
        }))}
        {...form.field('expires_in_days')}
      />
      <SelectField
        label={t.answersWithin}
        hint={t.answersWithinHint}
        options={daysToChoose(daysToAnswer, form.values.answer_days).map((days) => ({
          value: String(days),
          label: t.days(days),
        }))}
        {...form.field('answer_days')}
      />
    </>
  );
}

interface StatusFieldProps {
  form: FormOf<JobFields>;
  savedStatus: JobStatus;
}

function StatusField({ form, savedStatus }: StatusFieldProps) {
  const t = useMessages(jobFormMessages);
  const labels = jobStateLabels[useLanguage()];
  return (
    <SelectField
      label={t.status}
      hint={savedStatus === 'closed' ? t.statusReopens : undefined}
      options={(['active', 'draft', 'closed'] as const).map((status) => ({
        value: status,
        label: labels[status],
      }))}
      {...form.field('status')}
    />
  );
}

/** The usual choices, and the job's own. */
const daysToChoose = (usual: readonly number[], chosen: string) =>
  [...new Set([...usual, Number(chosen) || usual[0] || 1])].toSorted((a, b) => a - b);
