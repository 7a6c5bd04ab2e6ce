import { expect, test } from 'vitest';
import { markupOf } from '../../lib/test-markup.tsx';
import { sampleJob } from '../../test/sample-job.ts';
import { SaveButton } from './save-button.tsx';

test('a recruiter sees no save button, whose room stays', () => {
  const button = <SaveButton job={sampleJob()} />;
  expect(markupOf(button, { as: 'hr' })).toMatch(/<a\b[^>]*class="[^"]*\binvisible\b/);
  expect(markupOf(button)).not.toMatch(/\binvisible\b/);
});
