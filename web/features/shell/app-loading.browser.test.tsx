import { expect, test } from 'vitest';
import { show } from '../../test/stage.tsx';
import { AppLoading } from './app-loading.tsx';

test.each(['phone', 'desktop'] as const)(
  'what loads stands right below the header, where the page will be (%s)',
  async (screen) => {
    await show(<AppLoading />, { screen });
    const top = () => document.querySelector('#main')?.getBoundingClientRect().top;
    await expect.poll(top).toBeLessThan(70);
  },
);
