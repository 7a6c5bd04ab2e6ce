import { numberOf, spokenNumber } from './number-words.ts';
import { foundOf, type Reader, word } from './readers.ts';

const daysOf: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  din: 1,
  दिन: 1,
  hafte: 7,
  हफ्ते: 7,
  हफ़्ते: 7,
  mahine: 30,
  महीने: 30,
  today: 1,
  yesterday: 2,
  'this week': 7,
  'this month': 30,
};
/** Longer times mean something else: "last 3 months salary slips". */
const DAYS_MOST = 31;

const number = String.raw`(?<number>\d{1,3}|${spokenNumber})`;
/** Without a number, only these are units: "past hr" is about HR, not an hour. */
const long = 'week|month|hafte|हफ़्ते|हफ्ते|mahine|महीने';
const units = `(?<units>hour|hr|day|din|दिन|${long})s?`;
const last = '(?:last|past|recent|previous|pichhle|pichle|पिछले)';
const posted = '(?:jobs? )?(?:posted|added|published|uploaded|listed)';
const patterns = [
  // "Posted in the last 3 days", "past week"
  String.raw`(?:${posted}\s+)?(?:(?:with)?in\s+)?(?:the\s+)?${last}\s+(?:${number}\s*${units}|(?<unit>${long}))`,
  // "Posted 2 days ago", but not "nanny for 1 month old"
  String.raw`(?:${posted}\s+)?${number}\s*${units}\s+(?:ago(?= jobs?|$)|old(?= jobs?))`,
  `${posted} (?<since>today|yesterday|this week|this month)`,
].map((pattern) => word(pattern));

/** Most searches have none of these words, and need no closer look. */
const MAY_BE_SINCE =
  /last|past|recent|previous|pichh?le|पिछले|posted|added|published|uploaded|listed|ago|old/iu;

/** How new a job should be: "posted in the last 3 days". */
export const postedWithin: Reader = ({ search, posted_within }) => {
  if (posted_within !== undefined || !MAY_BE_SINCE.test(search)) return null;
  for (const pattern of patterns) {
    const { 0: said, groups: of = {} } = pattern.exec(search) ?? {};
    if (said === undefined) continue;
    const unit = of['since'] ?? of['unit'] ?? of['units'] ?? '';
    const many = of['number'] === undefined ? 1 : numberOf(of['number']);
    const days = Math.ceil(many * (daysOf[unit.toLowerCase()] ?? 1));
    if (days < 1 || days > DAYS_MOST) continue;
    return foundOf({ kind: 'posted_within', value: `${days}` }, { posted_within: days }, said);
  }
  return null;
};
