import { expect, test } from 'vitest';
import { completionPlaces, editPath } from './completion.ts';
import { profileMessages } from './messages.ts';

test('every kind of missing item has its words in both languages', () => {
  for (const { label } of Object.values(completionPlaces)) {
    expect(profileMessages.en[label]).not.toBe('');
    expect(profileMessages.hi[label]).toMatch(/[\u0900-\u097f]/);
  }
});

test.each([
  ['basic', undefined, '/profile/edit'],
  ['basic', 'title', '/profile/edit?field=title'],
  ['resume', undefined, '/profile/edit?tab=resume'],
  ['experience', 'experience', '/profile/edit?tab=experience&field=experience'],
] as const)('the tab %s with the field %s is %s', (tab, field, path) => {
  expect(editPath(tab, field)).toBe(path);
});
