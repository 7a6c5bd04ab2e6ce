import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulleted, descriptionOf, sectionsOf, withLists } from './sections.ts';

test('a description that is put together from its sections has the same sections', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Skills:', '# Benefits', '**Duties**', '- a', 'b', '')),
      fc.constantFrom('en' as const, 'hi' as const),
      (lines, language) => {
        const once = descriptionOf(sectionsOf(lines.join('\n')), language);
        expect(descriptionOf(sectionsOf(once), language)).toBe(once);
      },
    ),
  );
});

test('what is sent as lines comes back as lines, whatever a line begins with', () => {
  const lines = ['Requirements:', '**Skills**', 'Benefits', '2. Sews', '# Cuts'];
  const text = withLists('Cloth.', { responsibilities: lines }, 'en');
  expect(sectionsOf(text)).toMatchObject({
    introduction: 'Cloth.',
    responsibilities: lines.map((line) => `- ${line}`).join('\n'),
    requirements: null,
    benefits: null,
  });
});

test('lines bring no second bullet along, and empty ones are left out', () => {
  expect(bulleted(['- Sews', '• Cuts', ' ', 'Sells\n all day'])).toBe(
    '- Sews\n- Cuts\n- Sells all day',
  );
});
