import { describe, expect, test } from 'vitest';
import { ELEVEN, NOON, sampleInterview } from '../../test/sample-interviews.ts';
import { rememberFor, startFor } from './invite-values.ts';

const cancelled = sampleInterview({
  state: 'cancelled',
  starts_at: ELEVEN,
  minutes: 30,
  place: '12 Siyaganj, Indore',
  bring: 'Aadhaar',
  panel: [{ id: 4, name: 'Anil Sharma' }],
});

describe('an invitation after an interview that did not take place', () => {
  test('keeps its place, its length, what to bring and who is there, but not its time', () => {
    expect(startFor(1, cancelled)).toMatchObject({
      many: false,
      starts_at: '',
      minutes: '30',
      place: '12 Siyaganj, Indore',
      bring: 'Aadhaar',
      panel: [4],
    });
  });

  test('offers none of its times either, and is by video if it was', () => {
    const link = 'https://meet.example/room';
    const earlier = sampleInterview({ ...cancelled, place: null, link, slots: [ELEVEN, NOON] });
    expect(startFor(1, earlier)).toMatchObject({ slots: [''], video: true, link });
  });

  test('begins with what was just typed for the job, so that undoing it loses nothing', () => {
    const typed = { ...startFor(2, cancelled), place: 'The other gate', note: 'Come early.' };
    rememberFor(2, typed);
    expect(startFor(2, cancelled)).toEqual(typed);
  });
});
