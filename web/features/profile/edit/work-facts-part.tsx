import {
  LANGUAGES_MAX,
  PREFERRED_LOCATIONS_MAX,
  visibilities,
  workAuthorisations,
} from '../../../../contract/profiles/choices.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { PayField } from '../../../parts/pay/pay-field.tsx';
import {
  visibilityLabels,
  workAuthorisationLabels,
  workFactsMessages,
} from '../../../parts/profile/work-facts-messages.ts';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { editMessages } from './edit-messages.ts';
import { LanguagesField } from './languages-field.tsx';
import type { ProfileForm } from './use-profile-editor.ts';

const usualNotice = ['0', '15', '30', '45', '60', '90'];

interface WorkFactsPartProps {
  form: ProfileForm;
  /** The places with most jobs. */
  places: readonly string[];
}

/** What companies in India ask every applicant for, and who may find the profile. */
export function WorkFactsPart({ form, places }: WorkFactsPartProps) {
  const t = useMessages(editMessages);
  const facts = useMessages(workFactsMessages);
  const language = useLanguage();
  const days = form.values.notice_period_days;
  const notices = usualNotice.includes(days) || days === '' ? usualNotice : [...usualNotice, days];
  return (
    <>
      <h2 className="border-t border-line pt-5 text-h3 md:col-span-2">{t.workFacts}</h2>
      <SelectField
        {...form.field('notice_period_days')}
        label={facts.noticePeriod}
        optional
        placeholder={t.noticeUnknown}
        options={notices.map((value) => ({
          value,
          label: value === '0' ? facts.atOnce : facts.days(Number(value)),
        }))}
      />
      <TextField
        {...form.field('last_working_day')}
        label={t.lastWorkingDay}
        hint={t.lastWorkingDayHint}
        optional
        type="date"
      />
      <PayField
        {...form.field('current_ctc_lpa')}
        label={facts.currentCtc}
        onGuess={(current_ctc_lpa) => form.set({ current_ctc_lpa })}
      />
      <PayField
        {...form.field('expected_ctc_lpa')}
        label={facts.expectedCtc}
        onGuess={(expected_ctc_lpa) => form.set({ expected_ctc_lpa })}
      />
      <p className="-mt-2 note md:col-span-2">{t.ctcPrivate}</p>
      <SkillsField
        {...form.value('preferred_locations')}
        className="md:col-span-2"
        label={facts.preferredLocations}
        hint={t.preferredLocationsHint}
        placeholder={t.preferredLocationsPlaceholder}
        suggestions={places}
        max={PREFERRED_LOCATIONS_MAX}
      />
      <SelectField
        {...form.field('work_authorisation')}
        className="md:col-span-2"
        label={facts.rightToWork}
        optional
        placeholder={t.rightUnknown}
        options={workAuthorisations.map((value) => ({
          value,
          label: workAuthorisationLabels[language][value],
        }))}
      />
      <div className="md:col-span-2">
        <LanguagesField form={form} max={LANGUAGES_MAX} />
      </div>
      <div className="border-t border-line pt-5 md:col-span-2">
        <RadioGroup
          {...form.field('visibility')}
          label={facts.visibility}
          hint={t.visibilityHint}
          options={visibilities.map((value) => ({
            value,
            label: visibilityLabels[language][value],
          }))}
        />
      </div>
    </>
  );
}
