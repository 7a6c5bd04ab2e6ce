import { z } from 'zod';
import { isStorable } from '../fields/storable.ts';
import { EMAIL_MAX_LENGTH } from '../fields/max-lengths.ts';

/** Neither side may hold characters that mail programs read as several addresses, names or comments. */
const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@.<>()[\],;:"\\]{2,}$/;

/** Invisible characters, with which one mailbox could be spelled in endless ways. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether it has no hidden characters and no full-width or other letters that look like plain ones. */
const isPlain = (email: string) => !INVISIBLE.test(email) && email.normalize('NFKC') === email;

/**
 * The domain as mail servers know it, in small letters and ASCII (IDNA); null if there can be no
 * such domain. A URL's host follows the same rules in browsers as in Node.
 */
function asciiOf(domain: string): string | null {
  // A URL would read these as a port, a path or an escape.
  if (/[^\P{ASCII}\w.-]/u.test(domain)) return null;
  const url = `http://${domain}`;
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  // Numbers would be an IP address.
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Domain names ignore case; only the mail server knows whether the part before the @ does. */
function withAsciiDomain(email: string): string {
  const domain = domainOf(email);
  return email.slice(0, -domain.length) + (asciiOf(domain) ?? domain);
}

const required = z
  .string('identity.user.missing_email')
  .trim()
  .min(1, 'identity.user.missing_email')
  .max(EMAIL_MAX_LENGTH, 'identity.user.invalid_email')
  .overwrite((text) => text.normalize('NFC'))
  .regex(SHAPE, 'identity.user.invalid_email')
  // No address has NUL or broken surrogates, and the database cannot store them.
  .refine(isStorable, 'identity.user.invalid_email');

/** A mail address, in the one spelling of its domain. */
export const Email = required
  .refine(isPlain, 'identity.user.invalid_email')
  .refine((email) => asciiOf(domainOf(email)) !== null, 'identity.user.invalid_email')
  .overwrite(withAsciiDomain);

/** Also takes addresses of accounts that are older than the rules for new ones. */
export const EmailOfAccount = required.overwrite(withAsciiDomain);
