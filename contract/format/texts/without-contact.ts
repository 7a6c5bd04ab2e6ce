import { HIDDEN_TEXT, withoutParts } from './hidden-text.ts';
import { withoutPhones } from '../phone-numbers.ts';

const inBrackets = (words: string) => String.raw`\s{0,3}[\[({<]\s?(?:${words})\s?[\])}>]\s{0,3}`;
const between = (words: string) => String.raw`\s{1,3}(?:${words})\s{1,3}`;

/** The signs of an address in any width, and the words for them in both languages. */
const AT = 'at|एट|ऐट|ऍट|अैट';
const DOT = 'dot|डॉट|डाट|डोट|डौट';
const DOT_WORD = `${inBrackets(DOT)}|${between(DOT)}`;
const DOT_SIGN = `[.．。｡]|${DOT_WORD}`;
const LABEL = String.raw`[^\s@＠﹫<>().．。｡]{1,63}`;
/** Their names say that an address is meant; with others, people work "at example.com". */
const MAIL_ONLY = 'gmail|googlemail|ymail|hotmail|rediffmail';

/** An address from its "@" on: a search that began with the name would read a long word from each of its letters. */
const FROM_AT = new RegExp(
  String.raw`(?:(?:\s?[@＠﹫]\s?|${inBrackets(AT)})${LABEL}(?:${DOT_SIGN})|${between(AT)}(?:${LABEL}(?:${DOT_WORD})|(?:${MAIL_ONLY})[.．。｡]))[^\s@<>()]+(?:(?:${DOT_WORD})${LABEL})*`,
  'giu',
);
const NAME_PART = String.raw`[^\s@＠﹫<>()]{1,64}`;
const NAME_BEFORE = new RegExp(`(?:${NAME_PART}(?:${DOT_WORD})){0,3}${NAME_PART}$`, 'iu');
const LONGEST_NAME = 300;

/** Where the mail addresses of a text are. */
function addressesIn(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const { index, 0: found } of text.matchAll(FROM_AT)) {
    const start = Math.max(parts.at(-1)?.to ?? 0, index - LONGEST_NAME);
    const name = NAME_BEFORE.exec(text.slice(start, index))?.[0];
    if (name !== undefined) parts.push({ from: index - name.length, to: index + found.length });
  }
  return parts;
}

/** A link, or a number that is long enough to be called. Without a path, "t.me" reaches nobody and begins "T.Menon". */
const LINK_OR_NUMBER =
  /\b(?:https?:\/\/|www\.|(?:[a-z]+\.)?linkedin\.com|(?:wa|t)\.me\/)\S*|\+?\p{Nd}[\p{Nd}\s().–-]{7,}\p{Nd}/giu;

/**
 * The text without ways to reach its writer, including addresses and numbers written as words. Years, such as
 * 2019–2023, stay.
 */
export function withoutContact(text: string): string {
  const unreachable = withoutParts(text, addressesIn(text)).replaceAll(LINK_OR_NUMBER, (found) => {
    const digits = found.match(/\p{Nd}/gu)?.length ?? 0;
    return /^[\p{Nd}\s().+–-]+$/u.test(found) && digits < 10 ? found : HIDDEN_TEXT;
  });
  return withoutPhones(unreachable);
}
