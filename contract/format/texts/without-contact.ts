import { HIDDEN_TEXT } from './hidden-text.ts';
import { withoutPhones } from '../phone-numbers.ts';

/**
 * A mail address, a link, or a number that is long enough to be called. The name before an "@" and the one after it
 * are bounded, because otherwise a text of one long word would be read again from each of its letters.
 */
const CONTACT =
  /[^\s@<>()]{1,64}\s?(?:@|\[at\]|\(at\))\s?[^\s@<>().]{1,63}\.[^\s@<>()]+|\b(?:https?:\/\/|www\.|(?:[a-z]+\.)?linkedin\.com|wa\.me|t\.me)\S*|\+?\p{Nd}[\p{Nd}\s().–-]{7,}\p{Nd}/giu;

/**
 * The text without ways to reach whoever wrote it, including numbers written as words. Years, such
 * as 2019–2023, stay.
 */
export function withoutContact(text: string): string {
  const unreachable = text.replaceAll(CONTACT, (found) => {
    const digits = found.match(/\p{Nd}/gu)?.length ?? 0;
    return /^[\p{Nd}\s().+–-]+$/u.test(found) && digits < 10 ? found : HIDDEN_TEXT;
  });
  return withoutPhones(unreachable);
}
