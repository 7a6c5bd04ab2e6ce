import { expect, test } from 'vitest';
import { hasSections, typedText, wholeText } from './section-values.ts';

const text =
  'Uniforms.\n\n## Responsibilities\n- Sews\n- Cuts\n\n## Benefits\n1. PF\n2. A bus\n\nAnd lunch.';

test('a description that is split into boxes is put together again unchanged', () => {
  const typed = typedText(text);
  expect(typed).toEqual({
    description: 'Uniforms.',
    responsibilities: 'Sews\nCuts',
    requirements: '',
    benefits: '1. PF\n2. A bus\n\nAnd lunch.',
  });
  expect(wholeText(typed, 'en')).toBe(text);
});

test.each(['- **Sews** well\n- Cuts', '- Sews\n  - sleeves\n- Cuts', 'You sew:\n- sleeves'])(
  'Markdown in a section stays as it is: %j',
  (section) => {
    const description = `Uniforms.\n\n## Responsibilities\n${section}`;
    expect(wholeText(typedText(description), 'en')).toBe(description);
  },
);

test('a text without boxes is sent as it was written', () => {
  const pasted = 'Uniforms.\n\nDuties:\n* Sews';
  const typed = { ...typedText(''), description: pasted };
  expect(wholeText(typed, 'en')).toBe(pasted);
  expect([hasSections(pasted), hasSections('Uniforms.')]).toEqual([true, false]);
});

test('the text of a box and a pasted section of the same kind are joined', () => {
  const typed = {
    ...typedText(''),
    description: 'Cloth.\n\nDuties:\n- Sews',
    responsibilities: 'Cuts',
  };
  expect(typedText(wholeText(typed, 'en'))).toMatchObject({
    description: 'Cloth.',
    responsibilities: 'Sews\nCuts',
  });
});
