import { withoutContact } from '../../../contract/format/texts/without-contact.ts';
import { refuse } from '../../platform/refusal.ts';

/**
 * An address without "www.", such as "priya-sharma.com". No name in initials, such as "M.D.Rahman", is one, nor one that
 * ends in "Dev", as "Kapil.Dev" does.
 */
const DOMAIN = /[\p{L}\p{N}-]{3,}\.(?:com|net|org|info|in|io|me|app)(?![\p{L}\p{N}])/iu;

/**
 * Digits that nobody can call, as in "Tester 1764532800000". Mobile numbers of India begin with 6 to 9 and have ten
 * digits, twelve with 91 (National Numbering Plan 2003); numbers of other countries are recognized by a plus or 00.
 */
const NO_PHONE = /(?<![\d+])(?:1\d{9,}|(?!00)\d{13,})(?!\d)/g;

/** A name stands where nobody may read how to reach its bearer, so it says nothing of that. */
function saysContact(name: string): boolean {
  const rest = name.replaceAll(NO_PHONE, '');
  return withoutContact(rest) !== rest || DOMAIN.test(rest);
}

/**
 * Refuses the name of a person with a phone number, a mail address or a web address. No rule of the contract, because
 * browsers would load all that finds them with every form.
 */
export function refuseContactIn(name: string, field: 'name' | 'username'): void {
  if (saysContact(name)) throw refuse('identity.user.contact_in_name', { field });
}
