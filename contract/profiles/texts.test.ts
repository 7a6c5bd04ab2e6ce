import { expect, test } from 'vitest';
import { Education, Experience } from '../profiles.ts';
import { withTexts } from './texts.ts';

const NO_TEXTS = new Set(['id', 'startDate', 'endDate', 'current', 'score', 'scoreKind']);

/** An entry that says a secret in each of its texts, also in those that are added one day. */
const telling = (schema: typeof Experience | typeof Education) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => !NO_TEXTS.has(name))
      .map((name) => [name, name === 'skills' ? ['secret'] : 'secret']),
  );

const profile = {
  title: 'secret',
  location: 'secret',
  about: 'secret',
  skills: ['secret'],
  experience: [Experience.parse({ id: '1', ...telling(Experience) })],
  education: [Education.parse({ id: '2', startDate: '2018-06', ...telling(Education) })],
  preferred_locations: ['secret'],
  languages: [{ language: 'secret', read: true, write: true, speak: true }],
};

test('every text of a profile is shown as it may be', () => {
  const shown = withTexts(profile, (text) => text.replace('secret', 'hidden'));
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect(shown.education[0]).toMatchObject({ id: '2', startDate: '2018-06', field: 'hidden' });
});

test('what an older copy of a profile lacks stays missing', () => {
  const { skills: _, ...work } = Experience.parse({ id: '1', title: 'Weaver' });
  const { preferred_locations: _places, languages: _languages, ...rest } = profile;
  const old = { ...rest, experience: [work] };
  expect(withTexts(old, (text) => text)).toStrictEqual(old);
});
