import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { ContactForm } from './contact-form.tsx';

test('errors from a submission without scripts are shown at their fields, with what was typed', () => {
  const failure = 'Not sent yet. Please correct what is marked below.';
  const html = markupOf(
    <ContactForm
      posted={{
        values: { name: 'Lata', email: 'lata at home' },
        mistakes: { email: 'No such address.' },
        failure,
        codes: [],
        outcome: '',
      }}
    />,
  );
  const [email = ''] = /<input\b[^>]*name="email"[^>]*>/.exec(html) ?? [];
  expect(email).toContain('value="lata at home"');
  expect(email).toContain('aria-invalid="true"');
  expect(wordsOf(html)).toContain('No such address.');
  expect(html).toMatch(new RegExp(`role="alert"[^>]*>(<[^>]+>|[^<])*${failure}`));
});
