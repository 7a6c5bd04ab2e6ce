import { ChevronDown } from 'lucide-react';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../../../contract/jobs/choices/condition-choices.ts';
import { conditionFieldNames } from '../../../../../contract/jobs/conditions/condition-fields.ts';
import {
  claimsAccess,
  type JobCondition,
} from '../../../../../contract/jobs/conditions/condition-kinds.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { conditionLabels } from '../../../../parts/conditions/condition-labels.ts';
import { valuesOf } from '../../../../parts/labels.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { JobFields } from '../form/job-fields.ts';
import { conditionsMessages } from './conditions-messages.ts';

/** Shift, safety, family and access: folded unless a value or an error is inside. */
export function ConditionsPart({ form }: { form: FormOf<JobFields> }) {
  const t = useMessages(conditionsMessages);
  const language = useLanguage();
  const { conditions } = form.values;
  const said = conditions.length + conditionChoiceNames.filter((name) => form.values[name]).length;
  const toggle = (condition: JobCondition, isTrue: boolean) =>
    form.set({
      conditions: isTrue
        ? [...conditions, condition]
        : conditions.filter((each) => each !== condition),
    });
  return (
    <details
      className="group border-t border-line pt-3 md:col-span-2"
      open={conditionFieldNames.some((name) => form.errorOf(name)) || undefined}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block text-h3">{t.title}</span>
          <span className="block note">{said > 0 ? t.said(said) : t.text}</span>
        </span>
        <Icon of={ChevronDown} className="text-ink-2 group-open:rotate-180" />
      </summary>
      <div className="mt-4 grid gap-5">
        {conditionChoiceNames.map((name) => (
          <RadioGroup
            key={name}
            label={conditionChoices[name].name[language]}
            options={[
              ...conditionChoices[name].values.map((value) => ({
                value,
                label: conditionValueText(name, value, language),
              })),
              { value: '', label: t.notSaid },
            ]}
            {...form.field(name)}
          />
        ))}
        <fieldset>
          <legend className="text-small font-strong text-ink">{t.conditions}</legend>
          <p className="mb-1.5 text-caption text-ink-2">{t.conditionsHint}</p>
          <div className="grid gap-x-5 md:grid-cols-2">
            {valuesOf(conditionLabels).map((condition) => (
              <CheckboxField
                key={condition}
                name="conditions"
                value={condition}
                label={conditionLabels[language][condition]}
                checked={conditions.includes(condition)}
                onChange={({ target }) => toggle(condition, target.checked)}
              />
            ))}
          </div>
        </fieldset>
        {claimsAccess(conditions) ? (
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label={t.contactName}
              required
              hint={t.contactHint}
              {...form.field('access_contact_name')}
            />
            <TextField
              label={t.contactEmail}
              required
              type="email"
              inputMode="email"
              {...form.field('access_contact_email')}
            />
          </div>
        ) : null}
      </div>
    </details>
  );
}
