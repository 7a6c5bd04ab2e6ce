import { expect, test } from 'vitest';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
  isConditionChoice,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import { conditionFieldNames } from '../../../../contract/jobs/conditions/condition-fields.ts';
import { saidConditions } from '../../../../contract/test/said-by-jobs.ts';
import { markupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { conditionLabels } from '../../../parts/conditions/condition-labels.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { JobConditions } from './job-conditions.tsx';

type Said = Parameters<typeof sampleJob>[0];

const block = (more: Said, language: 'en' | 'hi' = 'en') =>
  markupOf(<JobConditions job={sampleJob(more)} />, { language });

test('a job lists its conditions in a fixed order, and the contact about access', () => {
  const { access_contact_name, access_contact_email } = saidConditions;
  const contact = { access_contact_name, access_contact_email };
  const said: Said = { shift: 'day', conditions: ['step_free', 'night_transport'], ...contact };
  const html = block(said);
  expect(wordsOf(html)).toMatch(
    /Good to know Day shift Company transport after 7 pm Wheelchair access Tell Meera Joshi/,
  );
  expect(html).toContain('href="mailto:meera@malwa.example"');
  expect(wordsOf(block(said, 'hi'))).toContain('दिन की शिफ़्ट');
});

test.each(conditionFieldNames)('what a job says in "%s" is on its page', (name) => {
  const said = wordsOf(block(saidConditions));
  const values: readonly unknown[] = [saidConditions[name]].flat();
  const labels: Readonly<Record<string, string>> = conditionLabels.en;
  for (const value of values) {
    expect(said).toContain(
      isConditionChoice(name)
        ? conditionValueText(name, String(value), 'en')
        : (labels[String(value)] ?? String(value)),
    );
  }
});

test.each(conditionChoiceNames)('each value of "%s" has its line, in Hindi too', (name) => {
  for (const value of conditionChoices[name].values) {
    for (const language of ['en', 'hi'] as const) {
      const text = conditionValueText(name, value, language);
      expect(wordsOf(block({ [name]: value }, language))).toContain(text);
    }
  }
});

test('a job without conditions has no such block, and no contact if nobody is named', () => {
  expect(block({})).toBe('');
  expect(block({ shift: 'day' })).not.toContain('mailto:');
});
