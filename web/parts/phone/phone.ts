import { PHONE_MAX_DIGITS } from '../../../contract/constants.ts';
import { countries } from './countries.ts';

interface Phone {
  /** A dialling code such as `+91`, or OTHER_COUNTRY. */
  country: string;
  /** The number within that country, digits only; for OTHER_COUNTRY with its code. */
  digits: string;
}

/** Chosen for a country that is not in the list. */
export const OTHER_COUNTRY = '+';

/** The digits of typed or pasted text, at most 15. */
export const digitsOf = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, PHONE_MAX_DIGITS);

/** Splits a number with its code, as phones autofill it; null for a number without a code. */
export function splitWhole(text: string): Phone | null {
  if (!/^\s*(?:\+|00)/.test(text)) return null;
  const whole = text.replace(/^\s*00/, '+').replaceAll(/[^+\d]/g, '');
  // Takes the longest matching code: +973 is Bahrain, not +97 with a 3.
  const code = countries
    .map((country) => country.code)
    .filter((known) => whole.startsWith(known))
    .toSorted((a, b) => b.length - a.length)[0];
  const country = code ?? OTHER_COUNTRY;
  return { country, digits: digitsOf(whole.slice(country.length)) };
}

/** As E.164, without the zero that is dialled within a country. */
export const internationalOf = ({ country, digits }: Phone): string =>
  country + digitsOf(digits).replace(/^0+/, '');
