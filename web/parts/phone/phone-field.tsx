import { type ComponentProps, useId } from 'react';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { countries } from './countries.ts';
import { phoneMessages } from './phone-messages.ts';
import { digitsOf, OTHER_COUNTRY, splitWhole } from './phone.ts';

interface PhoneFieldProps {
  form: {
    field(
      name: 'country' | 'phone',
    ): Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error'>;
    set(changed: { country?: string; phone: string }): void;
  };
  autoFocus?: boolean;
  /** What the number is for, if not for calls by companies. */
  hint?: string;
}

/** A mobile number in two fields; a pasted +971… chooses its country. */
export function PhoneField({ form, autoFocus, hint }: PhoneFieldProps) {
  const t = useMessages(phoneMessages);
  const language = useLanguage();
  const whyId = useId();
  const country = form.field('country');

  function write(text: string) {
    const whole = splitWhole(text);
    form.set(whole ? { country: whole.country, phone: whole.digits } : { phone: digitsOf(text) });
  }

  return (
    <fieldset
      aria-label={t.phone}
      aria-describedby={whyId}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3"
    >
      <SelectField
        {...country}
        label={t.countryCode}
        autoComplete="tel-country-code"
        options={[
          ...countries.map(({ code, ...names }) => ({
            value: code,
            label: `${names[language]} ${code}`,
          })),
          { value: OTHER_COUNTRY, label: t.otherCountry },
        ]}
      />
      <TextField
        {...form.field('phone')}
        label={t.mobile}
        required
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="tel-national"
        onChange={({ target }) => write(target.value)}
      />
      <p id={whyId} className="col-span-2 mt-1.5 text-caption text-ink-2">
        {country.value === OTHER_COUNTRY ? `${t.otherCountryHint} ` : ''}
        {hint ?? t.mobileHint}
      </p>
    </fieldset>
  );
}
