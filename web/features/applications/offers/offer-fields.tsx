import { salaryPeriods } from '../../../../contract/jobs/salary-period.ts';
import { skillCategories, weekDays } from '../../../../contract/offers/term-choices.ts';
import { offerWords } from '../../../../contract/offers/offer-words.ts';
import type { FormOf } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useOtherPeriod } from '../../../parts/pay/use-other-period.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { offersMessages } from './offers-messages.ts';
import { inOtherPeriod, type OfferValues, payOf } from './offer-values.ts';
import {
  DESIGNATION_MAX_LENGTH,
  DUTIES_MAX_LENGTH,
  GROWTH_MAX_LENGTH,
  LEAVE_MAX_LENGTH,
  LIN_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';

interface OfferFieldsProps {
  form: Pick<FormOf<OfferValues>, 'values' | 'set' | 'field' | 'box'>;
}

const PAIR = 'grid grid-cols-2 gap-3 max-xs:grid-cols-1';

/** The terms of an offer: first those that every offer needs, then the additions in the letter. */
export function OfferFields({ form }: OfferFieldsProps) {
  const t = useMessages(offersMessages);
  return (
    <>
      <TextField
        {...form.field('designation')}
        label={t.designation}
        maxLength={DESIGNATION_MAX_LENGTH}
      />
      <PayFields form={form} />
      <div className={PAIR}>
        <TextField {...form.field('joining_on')} type="date" label={t.joining} />
        <TextField {...form.field('valid_until')} type="date" label={t.until} />
      </div>
      <TextField {...form.field('place')} label={t.place} maxLength={PLACE_MAX_LENGTH} />
      <TextArea
        {...form.field('duties')}
        label={t.duties}
        hint={t.dutiesHint}
        rows={2}
        maxLength={DUTIES_MAX_LENGTH}
      />
      <MoreFields form={form} />
      <TextArea
        {...form.field('note')}
        label={t.note}
        optional
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
      />
    </>
  );
}

function PayFields({ form }: OfferFieldsProps) {
  const t = useMessages(offersMessages);
  const inPeriod = useOtherPeriod(inOtherPeriod);
  const amount = (name: 'ctc_inr' | 'variable_inr' | 'basic_inr' | 'da_inr') => ({
    ...form.field(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 14,
  });
  return (
    <>
      <Segmented
        wide
        label={t.period}
        value={form.values.pay_period}
        onChange={(to) => form.set(inPeriod(payOf(form.values), to))}
        segments={salaryPeriods.toReversed().map((value) => ({ value, label: t[value] }))}
      />
      <div className={PAIR}>
        <TextField {...amount('ctc_inr')} label={t.ctc} />
        <TextField {...amount('variable_inr')} label={t.variable} hint={t.variableHint} />
        <TextField {...amount('basic_inr')} label={t.basic} hint={t.basicHint} />
        <TextField {...amount('da_inr')} label={t.da} />
      </div>
    </>
  );
}

function MoreFields({ form }: OfferFieldsProps) {
  const t = useMessages(offersMessages);
  const words = offerWords[useLanguage()];
  return (
    <fieldset className="grid gap-4 border-t border-dashed border-line pt-4">
      <legend className="sr-only">{t.more}</legend>
      <div className={PAIR}>
        <SelectField
          {...form.field('language')}
          label={t.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'हिन्दी' },
          ]}
        />
        <SelectField
          {...form.field('weekly_off')}
          label={t.weeklyOff}
          options={weekDays.map((value) => ({ value, label: words.days[value] }))}
        />
        <TextField {...form.field('hours_a_day')} type="number" min={1} max={12} label={t.hours} />
        <TextField
          {...form.field('probation_months')}
          type="number"
          min={0}
          max={24}
          label={t.probation}
        />
        <TextField
          {...form.field('notice_days')}
          type="number"
          min={0}
          max={180}
          label={t.notice}
        />
        <SelectField
          {...form.field('skill')}
          label={t.skill}
          options={skillCategories.map((value) => ({
            value,
            label: value === 'not_named' ? t.notNamed : words.skills[value],
          }))}
        />
      </div>
      <TextField
        {...form.field('leave')}
        label={t.leave}
        optional
        hint={t.leaveHint}
        maxLength={LEAVE_MAX_LENGTH}
      />
      <TextField
        {...form.field('father_name')}
        label={t.fatherName}
        optional
        autoComplete="off"
        maxLength={PERSON_NAME_MAX_LENGTH}
      />
      <TextField
        {...form.field('growth')}
        label={t.growth}
        optional
        hint={t.growthHint}
        maxLength={GROWTH_MAX_LENGTH}
      />
      <TextField
        {...form.field('lin')}
        label={t.lin}
        optional
        autoComplete="off"
        maxLength={LIN_MAX_LENGTH}
      />
      <div>
        <CheckboxField {...form.box('epfo')} label={t.epfo} />
        <CheckboxField {...form.box('esic')} label={t.esic} />
        <CheckboxField {...form.box('health_check')} label={t.healthCheck} />
      </div>
    </fieldset>
  );
}
