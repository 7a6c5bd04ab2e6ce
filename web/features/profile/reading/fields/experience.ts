import type { Found, ReadExperience } from '../resume.ts';
import type { Placed, Section } from '../sections.ts';
import { datesIn } from './dates.ts';
import { commaPartsOf, indexesOf, paragraphOf, partsOf, withDatesAtHeads } from './parts.ts';
import { beginsWithPlace, isPlace, namesCompany, namesRole } from './words.ts';

const HEAD_LINES_MAX = 3;
const LONG_LINE = 85;

interface Entry {
  head: Placed[];
  body: Placed[];
}

/** The entries of the sections about work, each beginning near the line with its dates. */
export function experienceOf(sections: Section[]): Found<ReadExperience>[] {
  const entries = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => entriesOf(lines));
  const heads = entries.map(({ head }) => headOf(head));
  const titleFirst = isTitleFirst(heads.map(({ parts }) => parts));
  return entries.flatMap(({ head, body }, at) => {
    const { span, parts, location } = heads[at] ?? headOf(head);
    const { title, company, place } = fieldsIn(parts, titleFirst);
    if (title === '' && company === '') return [];
    const description = paragraphOf(body);
    const value = { ...span, title, company, location: location || place, description };
    return [{ value, lines: [...indexesOf(head), ...indexesOf(body)] }];
  });
}

const isAnchor = (line: Placed) =>
  line.text.length < 160 &&
  !(line.isBullet && line.text.length > LONG_LINE) &&
  datesIn(line.text)?.isRange === true;

/** How many lines of an entry are above its dates is the same for all entries. */
function entriesOf(written: Placed[]): Entry[] {
  const lines = withDatesAtHeads(written);
  const anchors = lines.flatMap((line, at) => (isAnchor(line) ? [at] : []));
  const [first] = anchors;
  if (first === undefined) return [];
  const above = first <= HEAD_LINES_MAX ? first : 0;
  return anchors.map((anchor, number) => {
    const before = anchors[number - 1] ?? -1;
    const from = Math.max(before + 1, anchor - above);
    const next = anchors[number + 1];
    const to = next === undefined ? lines.length : Math.max(anchor + 1, next - above);
    const ofEntry = lines.slice(from, to);
    const headEnd = headLengthOf(ofEntry, anchor - from);
    return { head: ofEntry.slice(0, headEnd), body: ofEntry.slice(headEnd) };
  });
}

/** The head ends at the first bullet or the first sentence. */
function headLengthOf(lines: Placed[], anchor: number): number {
  const anchorText = datesIn(lines[anchor]?.text ?? '')?.rest ?? '';
  const named = [...lines.slice(0, anchor).map(({ text }) => text), anchorText].flatMap(
    partsAndCommas,
  );
  let isWhole = named.filter((part) => !isPlace(part)).length >= 2;
  let end = anchor + 1;
  for (; end < Math.min(lines.length, anchor + 3); end += 1) {
    const line = lines[end];
    if (!line || line.isBullet || isSentence(line.text)) break;
    if (isWhole && !isPlace(line.text)) break;
    isWhole ||= named.length >= 1;
  }
  return end;
}

const isSentence = (text: string) =>
  text.length > LONG_LINE ||
  /[.।]$/.test(text.replace(/(?:ltd|pvt|inc|co|लि|प्रा)\.$/i, '')) ||
  text.split(' ').length > 11;

const partsAndCommas = (text: string) =>
  partsOf(text)
    .filter((part) => !isPlace(part) || namesCompany(part))
    .flatMap(commaPartsOf);

function headOf(head: Placed[]) {
  const dates = head.map(({ text }) => datesIn(text));
  const found = dates.find((each) => each?.isRange === true);
  const { start = '', end = '', current = false } = found ?? {};
  const rows = head.map(({ text }, at) => (dates[at] === found ? (found?.rest ?? text) : text));
  const strong = rows.flatMap(partsOf).map(withoutLabel);
  const others = strong.filter((part) => !isWhollyPlace(part));
  const parts = others.length > 0 ? others : strong;
  return {
    span: { start, end, current },
    parts,
    location: parts === strong ? '' : (strong.find(isWhollyPlace) ?? ''),
  };
}

const LABEL =
  /^(?:designation|role|position|title|job title|company|organi[sz]ation|employer|client|location|duration|period|पद|कंपनी|संस्था|अवधि|स्थान)\s*[:：-]\s*/i;
const withoutLabel = (part: string) => part.replace(LABEL, '');

const isWhollyPlace = (part: string) =>
  isPlace(part) && beginsWithPlace(part) && !namesCompany(part);

/** Whether these entries put the title before the company, judged by telling words. */
function isTitleFirst(heads: string[][]): boolean {
  let votes = 0.5;
  for (const parts of heads) {
    const [first = '', second = ''] = parts.length > 1 ? parts : parts.flatMap(split);
    votes += titleWeight(first) - titleWeight(second);
  }
  return votes >= 0;
}

const titleWeight = (part: string) => (namesRole(part) ? 1 : 0) - (namesCompany(part) ? 1 : 0);

function fieldsIn(parts: string[], titleFirst: boolean) {
  const named = parts.length > 1 ? parts : parts.flatMap(split);
  let [first = '', second = ''] = named;
  let place = '';
  const [whole, ...rest] = named.length > 1 ? commaPlace(second) : [second];
  second = whole ?? '';
  place = rest.join(', ');
  const [wholeFirst = '', ...restFirst] = commaPlace(first);
  first = wholeFirst;
  place ||= restFirst.join(', ');
  place ||= named.slice(2).find((part) => isPlace(part)) ?? '';
  const difference = titleWeight(first) - titleWeight(second);
  const isTitle = difference === 0 ? titleFirst : difference > 0;
  if (second === '')
    return isTitle || namesRole(first)
      ? { title: first, company: '', place }
      : { title: '', company: first, place };
  return isTitle
    ? { title: first, company: second, place }
    : { title: second, company: first, place };
}

/** "Engineer at Company", "Engineer, Company, Pune". */
function split(part: string): string[] {
  const at = /^(.+?)\s+(?:at|with)\s+(.+)$/i.exec(part);
  if (at?.[1] && at[2]) return [at[1], at[2]];
  const commas = commaPartsOf(part);
  const [title = '', company = '', ...rest] = commas;
  if (commas.length <= 2) return commas;
  return [title, [company, ...rest].join(', ')];
}

/** A name and the place after its comma. */
function commaPlace(part: string): string[] {
  const commas = commaPartsOf(part);
  const at = commas.findIndex((each, index) => index > 0 && isWhollyPlace(each));
  return at === -1 ? [part] : [commas.slice(0, at).join(', '), commas.slice(at).join(', ')];
}
