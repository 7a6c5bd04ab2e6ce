import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { rowProps } from './field-props.ts';

const form = {
  idOf: (path: string) => `:1:${path}`,
  errorOf: (path: string) => (path === 'questions.2.text' ? 'Write the question' : undefined),
};
const row = { text: 'Two wheels?', asked: false, accepted: ['yes'] };

test('the fields of a row have its values, and the ids, names and errors of its path', () => {
  const { field, box, value } = rowProps(form, 'questions.2', row, () => undefined);
  expect(field('text')).toMatchObject({
    id: ':1:questions.2.text',
    name: 'questions.2.text',
    value: 'Two wheels?',
    error: 'Write the question',
  });
  expect(box('asked')).toMatchObject({ checked: false, error: undefined });
  expect(value('accepted')).toMatchObject({ id: ':1:questions.2.accepted', value: ['yes'] });
});

test('a changed field says what has changed and where', () => {
  const changes: unknown[] = [];
  const { field, box, value } = rowProps(form, 'questions.2', row, (changed, path) =>
    changes.push([changed, path]),
  );
  const typed = { target: { value: 'A car?', checked: true } } as ChangeEvent<HTMLInputElement>;
  field('text').onChange(typed);
  box('asked').onChange(typed);
  value('accepted').onChange([]);
  expect(changes).toEqual([
    [{ text: 'A car?' }, 'questions.2.text'],
    [{ asked: true }, 'questions.2.asked'],
    [{ accepted: [] }, 'questions.2.accepted'],
  ]);
});
