import { expect, test } from 'vitest';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { JobConditions } from './job-conditions.tsx';

const said = {
  shift: 'night',
  conditions: ['step_free', 'night_transport'],
  access_contact_name: 'Meera Joshi',
  access_contact_email: 'meera@malwa.example',
} as const;

const block = (more: Parameters<typeof sampleJob>[0], language: 'en' | 'hi' = 'en') =>
  markupOf(<JobConditions job={sampleJob(more)} />, { language });

test('a job lists its conditions in a fixed order, and the contact about access', async () => {
  const html = await block({ ...said, conditions: [...said.conditions] });
  expect(wordsOf(html)).toMatch(
    /Good to know Night shift Company transport after 7 pm Wheelchair access Tell Meera Joshi/,
  );
  expect(html).toContain('href="mailto:meera@malwa.example"');
  const hindi = wordsOf(await block({ ...said, conditions: [...said.conditions] }, 'hi'));
  expect(hindi).toContain('रात की शिफ़्ट');
});

test.each(conditionChoiceNames)('each value of "%s" has its line, in Hindi too', async (name) => {
  for (const value of conditionChoices[name].values) {
    for (const language of ['en', 'hi'] as const) {
      const text = conditionValueText(name, value, language);
      expect(wordsOf(await block({ [name]: value }, language))).toContain(text);
    }
  }
});

test('a job without conditions has no such block, and no contact if nobody is named', async () => {
  expect(await block({})).toBe('');
  expect(await block({ shift: 'day' })).not.toContain('mailto:');
});
