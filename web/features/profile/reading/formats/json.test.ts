import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonResumeOf } from '../../../../../contract/profiles/json-resume.ts';
import { sampleSession } from '../../../../lib/session/sample-session.ts';
import { sampleProfile } from '../../../../test/sample-profile.ts';
import { fieldsOf } from '../../edit/profile-form.ts';
import { readResume } from '../read-resume.ts';
import { filled, proposalsOf } from '../review/proposals.ts';

const bytesOf = (file: unknown) => new TextEncoder().encode(JSON.stringify(file));
const { user } = sampleSession({ fullName: '' });
/** Like the words of the page, but empty for unknown values. */
const worded = (facts: object) => Object.values(facts).flat().filter(Boolean).join(' ');
const withoutIds = <T extends { id: string }>(entries: readonly T[]) =>
  entries.map((entry) => ({ ...entry, id: '' }));

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => words.trim());
const texts = fc.uniqueArray(
  text.filter((words) => words !== ''),
  { maxLength: 4, selector: (words) => words.toLowerCase() },
);
const month = fc
  .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const profile = fc
  .record({ about: text, title: text, location: text, skills: texts, used: texts, start: month })
  .map(({ used, start, ...facts }) => {
    const whole = sampleProfile(facts);
    const [job] = whole.experience;
    const experience = job
      ? [{ ...job, skills: used, startDate: start, location: facts.title }]
      : [];
    return { ...whole, experience };
  });

describe('a JSON Resume', () => {
  test('fills an empty profile with everything that another one contained', async () => {
    await fc.assert(
      fc.asyncProperty(profile, async (said) => {
        const { resume } = await readResume(bytesOf(jsonResumeOf(said)));
        const empty = fieldsOf(null, { ...user, phone: null });
        const taken = filled(
          empty,
          proposalsOf(resume, empty, { span: () => '', facts: (facts) => worded(facts) }),
        );
        const wanted = fieldsOf(said, user);
        const { name, phone, title, location, about, skills, languages } = wanted;
        expect(taken).toMatchObject({ name, phone, title, location, about, skills, languages });
        const { notice_period_days, last_working_day, preferred_locations } = wanted;
        const { work_authorisation } = wanted;
        expect(taken).toMatchObject({
          notice_period_days,
          last_working_day,
          preferred_locations,
          work_authorisation,
        });
        expect(withoutIds(taken.experience)).toEqual(withoutIds(wanted.experience));
        expect(withoutIds(taken.education)).toEqual(withoutIds(wanted.education));
      }),
    );
  });

  test.each([
    ['{"work": [', 'damaged'],
    ['{"price": 7}', 'unknown_format'],
  ])('%s is refused', async (file, reason) => {
    await expect(readResume(new TextEncoder().encode(file))).rejects.toMatchObject({ reason });
  });
});
