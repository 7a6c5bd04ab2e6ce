/** Reads a message whatever characters it is written with, and remembers where each one stood. */
import { digitsAsLetters, otherLetters } from '../companies/look-alikes/skeleton.ts';

/** A text in plain characters; `at[i]` is the place of character `i` in the original. */
export interface Plain {
  text: string;
  at: readonly number[];
}

/** Words that are told apart from others by a digit or by blanks between their letters. */
const DISGUISED = [
  'registration',
  'telegram',
  'whatsapp',
  'whatsap',
  'password',
  'security',
  'training',
  'deposit',
  'payment',
  'aadhaar',
  'aadhar',
  'charges',
  'account',
  'bitcoin',
  'refund',
  'crypto',
  'paytm',
  'laptop',
  'prepaid',
  'phonepe',
  'money',
  'gpay',
  'fees',
  'bank',
  'card',
  'fee',
  'pay',
  'otp',
  'upi',
  'pan',
] as const;
const isDisguised = new Set<string>(DISGUISED);
const DISGUISED_WITHIN = new RegExp(DISGUISED.filter(({ length }) => length > 3).join('|'), 'g');

const letterOf: Readonly<Record<string, string>> = {
  ...digitsAsLetters,
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Zero width signs, accents, and the dots of Hindi letters, which many leave out. */
const UNSEEN = /^(?:\p{Cf}|\p{Script=Inherited}|\u093C)$/u;

const zeroOf = (code: number): number => {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
};

/** The plain characters for a written one: none, one or several. */
function readAs(sign: string): string {
  if (sign <= '~') return sign.toLowerCase();
  if (/[’‘`´]/u.test(sign)) return "'";
  if (sign === '₹') return ' rs ';
  if (sign === 'ँ') return 'ं';
  if (/\p{Nd}/u.test(sign)) {
    const code = sign.codePointAt(0) ?? 0;
    const value = sign.normalize('NFKC');
    return /^\d$/.test(value) ? value : String(code - zeroOf(code));
  }
  return Array.from(sign.normalize('NFKD').toLowerCase())
    .filter((part) => !UNSEEN.test(part))
    .map((part) => otherLetters[part] ?? part)
    .join('');
}

const known = new Map<string, string>();
function readOnce(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const read = readAs(sign);
  if (known.size < 5_000) known.set(sign, read);
  return read;
}

/** Replaces every match; the new characters count as standing where the match began. */
function replaced(plain: Plain, pattern: RegExp, instead: (found: string) => string | null): Plain {
  let text = '';
  const at: number[] = [];
  let from = 0;
  const keep = (to: number) => {
    text += plain.text.slice(from, to);
    for (let place = from; place < to; place += 1) at.push(plain.at[place] ?? 0);
  };
  for (const { 0: found, index } of plain.text.matchAll(pattern)) {
    const now = instead(found);
    if (now === null || now === found) continue;
    keep(index);
    text += now;
    for (let sign = 0; sign < now.length; sign += 1) {
      at.push(plain.at[index + Math.floor((sign * found.length) / now.length)] ?? 0);
    }
    from = index + found.length;
  }
  if (from === 0) return plain;
  keep(plain.text.length);
  return { text, at };
}

/** "W h a t s a p p", "f.e.e": single letters with the same sign between them. */
const SPACED =
  /(?<![\p{L}\p{M}\p{N}])[a-z0-9@$](?:([ ._\-*/|~])[a-z0-9@$](?:\1[a-z0-9@$])+)(?![\p{L}\p{M}\p{N}])/gu;
/** Words that are often written as two. */
const WRITTEN_APART = /g pay|google pay|phone ?pe(?= )|नि[:ः]? ?शुल्क/g;
const WRITTEN_TOGETHER: Readonly<Record<string, string>> = {
  g: 'gpay',
  p: 'phonepe',
  न: 'निशुल्क',
};
const MIXED = /[a-z0-9@$!]{2,20}/g;

const plainWord = (word: string): string =>
  Array.from(word)
    .map((sign) => letterOf[sign] ?? sign)
    .join('');

function undisguised(word: string): string | null {
  if (!/[a-z]/.test(word) || !/[0-9@$!]/.test(word)) return null;
  const plain = plainWord(word);
  return isDisguised.has(plain) ? plain : null;
}

function joined(spaced: string): string | null {
  const signs = spaced.replaceAll(/[ ._\-*/|~]/g, '');
  if (/^\d+$/.test(signs)) return null;
  const word = plainWord(signs);
  if (isDisguised.has(word)) return word;
  const parted = word.replaceAll(DISGUISED_WITHIN, ' $& ');
  return parted === word ? null : parted.trim();
}

/**
 * The text in small plain letters and ASCII digits, with words that were pulled apart put together
 * again.
 */
export function plainOf(written: string): Plain {
  let text = '';
  const at: number[] = [];
  let place = 0;
  let last = '';
  let times = 0;
  for (const sign of written) {
    const read = readOnce(sign);
    times = read === last ? times + 1 : 1;
    last = read;
    // "Feeeee"; and a long row of blanks is one.
    const isTooMuch = (times > 2 && /^[a-z]$/.test(read)) || (times > 3 && read === ' ');
    if (!isTooMuch) {
      text += read;
      for (let part = 0; part < read.length; part += 1) at.push(place);
    }
    place += sign.length;
  }
  const together = replaced(replaced({ text, at }, SPACED, joined), MIXED, undisguised);
  return replaced(together, WRITTEN_APART, (found) => WRITTEN_TOGETHER[found[0] ?? ''] ?? null);
}

/** What was written between two places of the plain text. */
export const writtenAt = (written: string, { at }: Plain, from: number, to: number): string =>
  written.slice(at[from] ?? 0, (at[to - 1] ?? written.length - 1) + 1).trim();
