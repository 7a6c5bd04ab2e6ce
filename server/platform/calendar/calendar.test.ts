import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarOf, invitationOf } from './calendar.ts';

const now = new Date('2026-11-22T08:00:00Z');
const entry: CalendarEntry = {
  uid: '4b2c1f9a-7d3e-4c5b-8a6f-0e1d2c3b4a59@vritti.test',
  starts: '2026-11-28T05:30:00.000Z',
  title: 'Interview',
  place: null,
  text: '',
  url: null,
};

/** What a calendar program reads: another library than the one that writes. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      place: event.location,
      text: event.description,
      sequence: event.sequence,
      isDay: event.startDate.isDate,
      starts: event.startDate.isDate
        ? String(event.startDate)
        : event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

const linesAreShort = (written: string) => {
  expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of written.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
};

describe('a calendar', () => {
  test('gives an interview its minutes, an hour if none are said, and a day the whole of it', () => {
    const day = { ...entry, uid: 'outside-3-follow-up@vritti.test', starts: '2026-12-01' };
    const [hour, half, whole] = read(calendarOf([entry, { ...entry, minutes: 30 }, day], now));
    expect(hour).toMatchObject({ uid: entry.uid, starts: entry.starts, minutes: 60 });
    expect(half).toMatchObject({ starts: entry.starts, minutes: 30 });
    expect(whole).toMatchObject({ isDay: true, starts: '2026-12-01' });
  });

  test('keeps whatever a text has in it', () => {
    const text = 'One, two; three\\four\nBEGIN:VEVENT\r\nइंटरव्यू 😀';
    const plain = text.replace('\r\n', '\n');
    expect(read(calendarOf([{ ...entry, text, place: text, title: text }], now))).toEqual([
      expect.objectContaining({ text: plain, place: plain, title: plain }),
    ]);
  });

  test('ends no line where a text has another end of a line, or a sign that calendars do not have', () => {
    const text = 'One\u2028ATTACH:two\u0085three\u000Bfour\u0007';
    expect(read(calendarOf([{ ...entry, text }], now))[0]?.text).toBe(
      'One\nATTACH:two\nthree\nfour',
    );
  });

  test('has no line of more than 75 bytes, and none that ends within a sign', () => {
    const text = `${'इंटरव्यू के लिए 😀 '.repeat(40)}end`;
    const written = calendarOf([{ ...entry, text }], now);
    linesAreShort(written);
    expect(read(written)[0]?.text).toBe(text);
  });
});

describe('an invitation', () => {
  const people = {
    from: 'hello@vritti.test',
    to: { name: 'Priya "Pia" Solanki', email: 'priya@people.test' },
  };
  const sent = {
    ...entry,
    organizer: 'Sharma Agro Traders',
    minutes: 45,
    title: 'Interview: Accounts Executive at Sharma Agro Traders',
    place: '12 Siyaganj, Indore',
    text: 'Bring along: Aadhaar, two photos',
    url: 'https://vritti.test/user/interviews/7',
  };

  // As Gmail, Outlook and Apple's calendar read them: REQUEST and CANCEL with one UID and a growing
  // SEQUENCE, times in UTC, an organizer, and the reader as the only attendee.
  test.each([
    ['request', { method: 'REQUEST', sequence: 0 }],
    ['change', { method: 'REQUEST', sequence: 1, starts: '2026-11-30T10:00:00.000Z' }],
    ['cancel', { method: 'CANCEL', sequence: 2 }],
  ] as const)('to %s is written to the letter', async (name, more) => {
    const written = invitationOf({ ...sent, ...more }, people, now);
    const golden = await readFile(new URL(`golden/${name}.ics`, import.meta.url), 'utf8');
    expect(written.split('\r\n')).toEqual(golden.split('\n'));
    linesAreShort(written);
  });

  test('is read as it was meant', () => {
    const written = invitationOf({ ...sent, method: 'CANCEL', sequence: 3 }, people, now);
    expect(ICAL.parse(written)[1]).toContainEqual(['method', {}, 'text', 'CANCEL']);
    expect(read(written)).toEqual([
      {
        uid: entry.uid,
        title: sent.title,
        place: sent.place,
        text: sent.text,
        sequence: 3,
        isDay: false,
        starts: entry.starts,
        minutes: 45,
        status: 'CANCELLED',
      },
    ]);
  });

  test('keeps names apart from what they could break', () => {
    const organizer = 'Rao; "Sons", ^n\r\nATTENDEE:mailto:x@y.z';
    const written = invitationOf(
      { ...sent, method: 'REQUEST', sequence: 0, organizer },
      people,
      now,
    );
    const [event] = new ICAL.Component(ICAL.parse(written) as unknown[]).getAllSubcomponents(
      'vevent',
    );
    expect(event?.getAllProperties('attendee')).toHaveLength(1);
    expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toContain('Rao; ');
  });
});
