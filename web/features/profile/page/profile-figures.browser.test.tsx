import { expect, test } from 'vitest';
import { show } from '../../../test/stage.tsx';
import { ProfileFigures } from './profile-figures.tsx';

test('all figures are at the same height, even if only one has a note', async () => {
  const figures = { views: 4, applications: 12, saved: 3, interviews: 1, offers: 0 };
  await show(<ProfileFigures figures={figures} />, {
    as: 'user',
    at: '/user/profile',
    screen: 'desktop',
  });
  const tops = () =>
    [...document.querySelectorAll('.text-stat')].map((it) => it.getBoundingClientRect().top);
  await expect.poll(() => tops().length).toBe(5);
  expect(new Set(tops()).size).toBe(1);
});
