// Checks that dates exist and are not in the future, and that decision records are complete.
import { basename } from 'node:path';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DATE = new RegExp(
  `\\b(\\d{4})-(\\d{2})-(\\d{2})\\b|\\b(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})\\b`,
  'g',
);
const RECORD = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const HEADINGS = ['## Context', '## Decision', '## Consequences'];
const INDEX = 'docs/decisions/README.md';

/** Today's date in India. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();

export function dateProblems(_page, line) {
  if (line.fenced !== undefined) return [];
  return datesIn(line.text).flatMap(({ said, iso }) => {
    const day = new Date(`${iso}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== iso) {
      return [`has the date ${said}, which does not exist`];
    }
    return iso > today() ? [`has the date ${said}, which is in the future`] : [];
  });
}

const datesIn = (text) =>
  [...text.matchAll(DATE)].map(([said, year, month, day, day2, monthName, year2]) => ({
    said,
    iso: year
      ? `${year}-${month}-${day}`
      : `${year2}-${String(MONTHS.indexOf(monthName) + 1).padStart(2, '0')}-${day2.padStart(2, '0')}`,
  }));

/** Pairs of a line and what a decision record lacks; records are numbered without gaps. */
export function recordProblems(page, pages) {
  const number = RECORD.exec(page.file)?.[1];
  if (!number) return [];
  const texts = page.lines.map(({ text }) => text);
  const lacks = HEADINGS.filter((heading) => !texts.includes(heading));
  const records = pages.filter(({ file }) => RECORD.test(file));
  const place = String(records.indexOf(page) + 1).padStart(4, '0');
  return [
    ...lacks.map((heading) => [1, `has no heading "${heading}"`]),
    ...(texts.slice(0, 5).some((text) => datesIn(text).length > 0)
      ? []
      : [[1, 'does not say in its first lines when it was decided']]),
    ...(number === place ? [] : [[1, `is number ${number}, but the next free one was ${place}`]]),
    ...(isInIndex(page, pages) ? [] : [[1, `is not in ${INDEX} under its title`]]),
  ];
}

function isInIndex({ file, lines }, pages) {
  const title = lines[0].text.replace(/^# \d+\. /, '');
  const index = pages.find((page) => page.file === INDEX);
  return index?.lines.some(({ text }) => text.includes(`[${title}](${basename(file)})`)) ?? false;
}
