import { type ChangeEvent, useId, useState } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { countries } from './countries.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { phoneMessages } from './phone-messages.ts';
import { digitsOf, OTHER_COUNTRY, splitWhole } from './phone.ts';

/** A mobile number in two fields, `country` and `phone`; a pasted +971… chooses its country. */
export function PhoneField({ error }: { error: string | undefined }) {
  const t = useMessages(phoneMessages);
  const language = useLanguage();
  const whyId = useId();
  const [country, setCountry] = useState('+91');

  function keepDigits({ target }: ChangeEvent<HTMLInputElement>) {
    const whole = splitWhole(target.value);
    if (whole) setCountry(whole.country);
    const digits = whole?.digits ?? digitsOf(target.value);
    if (digits !== target.value) target.value = digits;
  }

  return (
    <fieldset
      aria-label={t.phone}
      aria-describedby={whyId}
      className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3"
    >
      <SelectField
        label={t.countryCode}
        name="country"
        autoComplete="tel-country-code"
        options={[
          ...countries.map(({ code, ...names }) => ({
            value: code,
            label: `${names[language]} ${code}`,
          })),
          { value: OTHER_COUNTRY, label: t.otherCountry },
        ]}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <TextField
        label={t.mobile}
        name="phone"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={error}
        onChange={keepDigits}
      />
      <p id={whyId} className="col-span-2 mt-1.5 text-caption text-ink-2">
        {country === OTHER_COUNTRY ? `${t.otherCountryHint} ` : ''}
        {t.mobileHint}
      </p>
    </fieldset>
  );
}
