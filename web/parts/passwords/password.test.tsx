import { describe, expect, test } from 'vitest';
import { markupOf } from '../../lib/test-markup.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { CurrentPassword, Password } from './password.tsx';

const field = markupOf(<Password id="f" label="Password" hint="Eight letters" error="Wrong" />);

describe('a password', () => {
  test('is hidden at first and shown by a named button, which does not submit the form', () => {
    expect(field).toMatch(/<input[^>]*type="password"/u);
    expect(field).toMatch(/<button type="button"[^>]*aria-label="Show password"/u);
    // The name changes with the action; `aria-pressed` beside it would say the opposite.
    expect(field).not.toContain('aria-pressed');
  });

  test('has a label, is marked as invalid and described by its error, then its hint', () => {
    expect(field).toMatch(/<label for="f"[^>]*>Password<\/label>/u);
    expect(field).toMatch(/<input[^>]*aria-describedby="f-error f-hint" aria-invalid="true"/u);
  });

  test('can be filled by password managers, without spell-checking or capitalisation', () => {
    expect(field).toMatch(/autoComplete="current-password"/u);
    expect(field).toMatch(/autoCapitalize="none"/u);
    expect(field).toMatch(/spellcheck="false"/iu);
    const fresh = markupOf(<Password label="P" autoComplete="new-password" />);
    expect(fresh).toMatch(/autoComplete="new-password"/u);
  });

  test('for the current password has a show button with its own name', () => {
    expect(markupOf(<CurrentPassword />)).toContain('aria-label="Show current password"');
  });
});

describe('a new password', () => {
  const fieldsWith = (value: string) => {
    const written = {
      id: 'f',
      name: 'password',
      value,
      error: undefined,
      onChange: () => undefined,
    };
    return markupOf(
      <NewPasswordFields
        label="Password"
        password={written}
        confirmation={{ ...written, value: '' }}
      />,
    );
  };

  test('of several words is told that it needs a digit, until it has one', () => {
    const hint = 'This one only needs a number';
    expect(fieldsWith('seven blue kites over Indore')).toContain(hint);
    expect(fieldsWith('seven blue kites over Indore 7')).not.toContain(hint);
    expect(fieldsWith('kites')).not.toContain(hint);
  });
});
