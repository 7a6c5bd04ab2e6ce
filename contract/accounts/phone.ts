import { PHONE_MAX_DIGITS } from '../constants.ts';

/**
 * A mobile number as E.164 (`+919876543210`), or null if the text is not one. Without a country
 * code it is Indian: ten digits that begin with 6 to 9 (India's National Numbering Plan).
 */
export function phoneOf(text: string): string | null {
  const isInternational = /^(\+|00)/.test(text.trim());
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  if (/^91[6-9]\d{9}$/.test(digits)) return `+${digits}`;
  if (isInternational) {
    // Country codes never begin with 0 (ITU-T E.164), and 91 is India's alone.
    const isForeign = /^(?!91)[1-9]/.test(digits) && digits.length >= 7;
    return isForeign && digits.length <= PHONE_MAX_DIGITS ? `+${digits}` : null;
  }
  if (/^[6-9]\d{9}$/.test(digits)) return `+91${digits}`;
  if (/^0[6-9]\d{9}$/.test(digits)) return `+91${digits.slice(1)}`;
  return null;
}
