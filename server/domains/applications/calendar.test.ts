import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarOf } from './calendar.ts';

const now = new Date('2026-11-22T08:00:00Z');
const entry: CalendarEntry = {
  uid: 'application-7-interview@vritti.test',
  starts: '2026-11-28T05:30:00.000Z',
  title: 'Interview',
  place: null,
  text: '',
  url: null,
};

/** A reader by RFC 5545: unfolds lines, and undoes escapes. */
function read(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const at = line.indexOf(':');
    const last = events.at(-1);
    if (last) {
      last[line.slice(0, at)] = line
        .slice(at + 1)
        .replaceAll(/\\([nN\\;,])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
    }
  }
  return events;
}

describe('a calendar', () => {
  test('gives an interview an hour, and a day the whole of it', () => {
    const day = { ...entry, uid: 'outside-3-follow-up@vritti.test', starts: '2026-12-01' };
    const [hour, whole] = read(calendarOf([entry, day], now));
    expect(hour).toMatchObject({
      UID: entry.uid,
      DTSTAMP: '20261122T080000Z',
      DTSTART: '20261128T053000Z',
      DURATION: 'PT1H',
    });
    expect(whole).toMatchObject({ 'DTSTART;VALUE=DATE': '20261201' });
    expect(Object.keys(whole ?? {})).not.toContain('DURATION');
  });

  test('keeps whatever a text has in it', () => {
    const text = 'One, two; three\\four\nBEGIN:VEVENT\r\nइंटरव्यू 😀';
    const [only, ...more] = read(calendarOf([{ ...entry, text, place: text, title: text }], now));
    const plain = text.replace('\r\n', '\n');
    expect(only).toMatchObject({ DESCRIPTION: plain, LOCATION: plain, SUMMARY: plain });
    expect(more).toEqual([]);
  });

  test('ends no line where a text has another end of a line, or a sign that calendars do not have', () => {
    const text = 'One\u2028ATTACH:two\u0085three\u000Bfour\u0007';
    const written = calendarOf([{ ...entry, text }], now);
    expect(read(written)[0]?.DESCRIPTION).toBe('One\nATTACH:two\nthree\nfour');
  });

  test('has no line of more than 75 bytes, and none that ends within a sign', () => {
    const text = `${'इंटरव्यू के लिए 😀 '.repeat(40)}end`;
    const written = calendarOf([{ ...entry, text }], now);
    expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of written.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(read(written)[0]?.DESCRIPTION).toBe(text);
  });
});
