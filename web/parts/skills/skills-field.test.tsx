import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { SkillsField } from './skills-field.tsx';

const field = (value: string[], more: { error?: string } = {}, language: 'en' | 'hi' = 'en') =>
  markupOf(
    <SkillsField
      id="f"
      label="Skills"
      hint="Three are enough"
      value={value}
      onChange={() => undefined}
      {...more}
    />,
    { language },
  );

test('each chosen skill has a named remove button', () => {
  const html = field(['Tally', 'GST']);
  expect(html).toContain('aria-label="Remove Tally"');
  expect(html).toContain('aria-label="Remove GST"');
});

test('the field is named by its label and described by its error, then its hint', () => {
  const html = field([], { error: 'Too many' });
  expect(html).toMatch(/<label for="f"[^>]*>Skills<\/label>/u);
  expect(html).toMatch(/<input[^>]*aria-describedby="f-error f-hint"[^>]*>/u);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/u);
  expect(html).toMatch(
    /<p id="f-error".*Too many.*<\/p><p id="f-hint"[^>]*>Three are enough<\/p>/u,
  );
});

test('one skill in two spellings stays twice, with a hint', () => {
  const words = wordsOf(field(['React', 'GST', 'react']));
  expect(words).toContain('“React” and “react” look like the same skill.');
  expect(words).not.toContain('Three are enough');
  expect(wordsOf(field(['React', 'react'], {}, 'hi'))).toContain('एक ही हुनर लगते हैं');
  expect(wordsOf(field(['React', 'GST']))).toContain('Three are enough');
});
