import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { AppHeader } from './app-header.tsx';

const asha = { role: 'user', name: 'Asha Rao' } as const;

test.each(['en', 'hi'] as const)(
  'the header of signed-in people is one row on the smallest phone (%s)',
  async (language) => {
    const bell = <IconLink icon={Bell} label="Bell" to="/notifications" />;
    await show(<AppHeader {...asha} bell={bell} />, {
      as: 'user',
      at: '/user/saved',
      language,
      screen: 'small',
    });
    const home = page.getByRole('link', { name: /^Vritti/ });
    await expect.element(home).toBeVisible();
    const logo = home.element().getBoundingClientRect();
    const menu = page
      .getByRole('button', { name: /Asha Rao/ })
      .element()
      .getBoundingClientRect();
    expect(menu.top).toBeLessThan(logo.bottom);
    expect(menu.right).toBeLessThanOrEqual(window.innerWidth);
  },
);
