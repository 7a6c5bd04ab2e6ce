import { plain } from '../layout/devanagari.ts';
import type { Found, ReadResume } from '../resume.ts';
import type { Placed, Section } from '../sections.ts';
import { datesIn } from './dates.ts';
import { headingOf } from './headings.ts';
import { indexesOf, partsOf } from './parts.ts';
import { isPlace, namesRole } from './words.ts';

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const PHONE = /(?<![\d.])\+?\(?\d[\d\s().-]{7,17}\d(?!\d)/g;
const PHONE_LABEL =
  /(?:phone|mobile|mob|cell|tel|contact|ph|call|मोबाइल|फ़ोन|फोन|दूरभाष)\.?\s*(?:no|number|नंबर)?\.?\s*[:：.-]?\s*$/iu;
const LINK =
  /(?<![@\p{L}\d.-])(?:https?:\/\/[^\s|,;)]+|www\.[^\s|,;)]+|[a-z][a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|in|org|net|io|dev|me|co|ai|app|tech|xyz|info|site|page)(?:\/[^\s|,;)]*)?)/giu;
const LABEL =
  /^(?:e-?mail(?: id| address)?|phone(?: no| number)?|mobile(?: no| number)?|mob|cell|tel|address|location|current location|city|linkedin|github|website|portfolio|blog|name|full name|contact(?: no| number)?|ईमेल|ई-मेल|मोबाइल(?: नंबर)?|फ़ोन|फोन|पता|स्थान|शहर|नाम|लिंक्डइन|वेबसाइट|जगह)\s*[.:：-]+\s*/iu;
const TITLE_OF_DOCUMENT =
  /^(?:resume|résumé|cv|curriculum vitae|bio-?data|रिज़्यूमे|रिज्यूमे|बायोडाटा|बायो-डाटा|जीवनवृत्त|आत्मवृत्त|जीवन वृत्त|last updated.*|page \d.*)$/iu;
const NAME_LABEL = /^(?:full name|name|candidate name|नाम|पूरा नाम)\s*[:：-]\s*\t?\s*(\S.*)$/iu;
const PLACE_LABEL =
  /^(?:(?:present |current |permanent )?(?:address|location|city)|पता|स्थान|शहर|जगह)\s*[:：-]\s*\t?\s*(\S.*)$/iu;

type Contact = Pick<ReadResume, 'name' | 'email' | 'phone' | 'location' | 'headline' | 'links'>;

/** Name and contact details, from the header and the sections about the person. */
export function contactOf(sections: Section[], all: Placed[]): Contact {
  const aboutPerson = sections
    .filter(({ kind }) => ['header', 'contact', 'personal', 'links'].includes(kind))
    .flatMap(({ lines }) => lines);
  const header = sections.filter(({ kind }) => kind === 'header').flatMap(({ lines }) => lines);
  const together = withoutBreaks(aboutPerson);
  const email = firstOf(together, emailIn) ?? firstOf(all, emailIn);
  const name = nameOf(header, aboutPerson, all, email?.value ?? '');
  const rest = header.filter((line) => !name?.lines.includes(line.index));
  const place = firstOf(aboutPerson, (text) => PLACE_LABEL.exec(text)?.[1]?.trim() ?? null);
  const location = place ?? firstOf(aboutPerson.filter(notTheName(name)), placeIn);
  return {
    name,
    email,
    phone: firstOf(aboutPerson, phoneIn) ?? firstOf(all, phoneIn),
    location,
    headline: headlineOf(name, rest, location),
    links: linksOf(together, email?.value ?? ''),
  };
}

function firstOf(lines: Placed[], find: (text: string) => string | null): Found<string> | null {
  for (const line of lines) {
    const value = find(line.text);
    if (value) return { value, lines: indexesOf([line]) };
  }
  return null;
}

const BEGINS_ADDRESS = /^(?:https?:|www\.|[\w-]{3,}\.(?:com|in|org|net|io|dev|me)\b)/i;
const IS_WHOLE = /@\S+\.(?:com|in|org|net|edu)$/i;

/** Whether one address is split over two lines. */
function goOnAsOne(tail: string, next: string): boolean {
  if (tail.includes('@') && !IS_WHOLE.test(tail) && /^[\w.-]+$/.test(next)) return true;
  if (!/^[^\s|,]+$/.test(next) || BEGINS_ADDRESS.test(next) || !/[@./]/.test(tail + next))
    return false;
  if (next.includes('@')) return /^[a-z][\w.-]*$/i.test(tail);
  return /@|\/|^www\.|^[\w-]+\.\w+/.test(tail) && (!IS_WHOLE.test(tail) || next.length <= 2);
}

/** In a narrow column, addresses may be broken anywhere. */
function withoutBreaks(lines: Placed[]): Placed[] {
  const result: Placed[] = [];
  const rightOf = ({ box }: Placed) => (box ? box.x + box.width : 0);
  for (const line of lines) {
    const last = result.at(-1);
    const edge = Math.max(
      ...lines
        .filter(({ column, page }) => column === line.column && page === line.page)
        .map(rightOf),
    );
    const isFull =
      last?.box &&
      rightOf(last) > edge - last.size * 2 &&
      line.index === last.index + last.more.length + 1;
    const [, tail = ''] = /(\S*)$/.exec(last?.text ?? '') ?? [];
    if (last && isFull && goOnAsOne(tail, line.text)) {
      last.text += line.text;
      last.more.push(line.index);
      last.box = line.box;
    } else result.push({ ...line, more: [] });
  }
  return result;
}

const notTheName = (name: Found<string> | null) => (line: Placed) =>
  !name?.lines.includes(line.index);

const emailIn = (text: string) => EMAIL.exec(plain(text))?.[0]?.replace(/\.$/, '') ?? null;

function phoneIn(raw: string): string | null {
  const text = plain(raw);
  for (const match of text.matchAll(PHONE)) {
    const number = match[0].trim();
    const digits = number.replaceAll(/\D/g, '');
    const isLabelled = PHONE_LABEL.test(text.slice(0, match.index));
    const looksIndian = /^(?:0?[6-9]\d{9}|91[6-9]\d{9}|0\d{10})$/.test(digits);
    if (digits.length > 13 || digits.length < 10) continue;
    if (number.startsWith('+') || isLabelled || looksIndian) {
      if (datesIn(number)?.isRange !== true) return number;
    }
  }
  return null;
}

function placeIn(text: string): string | null {
  const parts = partsOf(text).map((part) => part.replace(LABEL, ''));
  return parts.find((part) => isPlace(part) && !EMAIL.test(part) && datesIn(part) === null) ?? null;
}

function linksOf(lines: Placed[], email: string): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const line of lines) {
    for (const [raw] of plain(line.text).replaceAll(new RegExp(EMAIL, 'giu'), ' ').matchAll(LINK)) {
      const value = raw.replace(/[.,]$/, '');
      if (value !== email && !found.has(value))
        found.set(value, { value, lines: indexesOf([line]) });
    }
  }
  return [...found.values()];
}

const LOOKS_LIKE_NAME = /^\p{L}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*){0,4}$/u;

function nameOf(
  header: Placed[],
  aboutPerson: Placed[],
  all: Placed[],
  email: string,
): Found<string> | null {
  const labelled = firstOf(aboutPerson, (text) => NAME_LABEL.exec(text)?.[1]?.trim() ?? null);
  const largest = Math.max(...all.map(({ size }) => size));
  const onFirstPage = [...new Set([...header, ...all.slice(0, 5)])].filter(
    ({ page }) => page === 0,
  );
  let best: { score: number; found: Found<string> } | null = null;
  for (const [order, line] of onFirstPage.entries()) {
    const value = nameIn(line.text);
    if (value === null) continue;
    const score =
      (line.size > 0 && line.size >= largest * 0.98 ? 4 : 0) -
      Math.min(order, 8) * 0.5 +
      sharedWith(email, value) * 3 -
      (namesRole(value) ? 3 : 0) -
      (isPlace(value) ? 3 : 0) -
      (value.includes(' ') ? 0 : 0.6);
    if (best === null || score > best.score) {
      const wrapped = restOfName(line, all);
      const lines = wrapped ? [line.index, wrapped.index] : [line.index];
      best = { score, found: { value: wrapped ? `${value} ${wrapped.text}` : value, lines } };
    }
  }
  return best && (best.score > 0 || !labelled) ? best.found : (labelled ?? null);
}

function nameIn(raw: string): string | null {
  const [part = ''] = partsOf(raw.replace(NAME_LABEL, '$1'));
  const value = part
    .replace(/\s*[([].*$/, '')
    .replace(/,.*$/, '')
    .trim();
  if (value.length < 3 || TITLE_OF_DOCUMENT.test(value) || headingOf(value) !== null) return null;
  if (/[@:/\d]/.test(part.replace(/\(.*\)/, ''))) return null;
  return LOOKS_LIKE_NAME.test(value) ? value : null;
}

/** In a narrow column, a name set large may take two lines. */
function restOfName(line: Placed, all: Placed[]): Placed | null {
  const next = all[line.index + 1];
  if (!next || next.size === 0 || Math.abs(next.size - line.size) > 0.2) return null;
  const body =
    all.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  if (line.size < body * 1.5 || line.text.split(' ').length > 2) return null;
  return nameIn(next.text) === next.text && !namesRole(next.text) ? next : null;
}

/** How much of a name's longest word an address begins with or contains, from 0 to 1. */
function sharedWith(email: string, name: string): number {
  const local = email.split('@')[0]?.toLowerCase() ?? '';
  const words = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word.length > 2);
  return words.some((word) => local.includes(word)) ? 1 : 0;
}

const HEADLINE_LENGTH_MAX = 110;

function headlineOf(
  name: Found<string> | null,
  rest: Placed[],
  location: Found<string> | null,
): Found<string> | null {
  const at = name?.lines.at(-1) ?? -1;
  const sizes = rest.map(({ size }) => size).toSorted((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  let isBelowContact = false;
  for (const line of rest.filter(({ index }) => index > at).slice(0, 5)) {
    const text = line.text.replaceAll('\t', ' | ');
    const isContact = EMAIL.test(text) || phoneIn(text) !== null || LABEL.test(text);
    const isElsewhere = location?.lines.includes(line.index) === true && !namesRole(text);
    const isLink = new RegExp(LINK, 'iu').test(text);
    // If it is larger than the text below it, it is the heading of what follows.
    const isHeading = isBelowContact && line.size > body * 1.15;
    isBelowContact ||= isContact;
    if (isContact || isElsewhere || isLink || isHeading || TITLE_OF_DOCUMENT.test(text)) continue;
    const isPart = text.length > 60 && isBelowContact;
    if (isPart || text.length > HEADLINE_LENGTH_MAX || text.endsWith('.')) return null;
    if (isPlace(text) || !/[\p{L}\p{M}]{3}/u.test(text)) continue;
    return { value: text, lines: [line.index] };
  }
  return null;
}
