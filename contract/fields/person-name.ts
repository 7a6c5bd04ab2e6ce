import { withoutContact } from '../format/texts/without-contact.ts';
import { PERSON_NAME_MAX_LENGTH } from './max-lengths.ts';
import { requiredText } from './texts.ts';

/** An address without "www.", such as "priya-sharma.com"; no name in initials, such as "M.D.Rahman", is one. */
const DOMAIN = /[\p{L}\p{N}-]{3,}\.(?:com|net|org|info|in|io|me|app|dev)(?![\p{L}\p{N}])/iu;

/** A name stands where nobody may read how to reach its bearer, so it says nothing of that. */
const saysContact = (name: string) => withoutContact(name) !== name || DOMAIN.test(name);

/** What a person is called, trimmed: no phone number, mail address or web address. */
export const PersonName = requiredText('identity.user.missing_name', PERSON_NAME_MAX_LENGTH).refine(
  (name) => !saysContact(name),
  'identity.user.contact_in_name',
);
