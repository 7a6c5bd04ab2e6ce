import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, show } from '../../test/stage.tsx';
import { WithSectionList } from './section-list.tsx';
import { SettingsSection } from './settings-section.tsx';

function Settings() {
  const [hasPhone, setHasPhone] = useState(false);
  const long = <p style={{ height: 900 }}>…</p>;
  return (
    <WithSectionList>
      <SettingsSection title="About you">
        <button type="button" onClick={() => setHasPhone(true)}>
          Add a phone
        </button>
        {long}
      </SettingsSection>
      {hasPhone ? <SettingsSection title="Phone">{long}</SettingsSection> : null}
      <SettingsSection title="Password">{long}</SettingsSection>
    </WithSectionList>
  );
}

const list = () => page.getByRole('navigation', { name: 'Settings by subject' });
const names = () =>
  list()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

test('the list has every section, in the order of the page', async () => {
  await show(<Settings />, { as: 'user' });
  await expect.poll(names).toEqual(['About you', 'Password']);
  await page.getByRole('button', { name: 'Add a phone' }).click();
  await expect.poll(names).toEqual(['About you', 'Phone', 'Password']);
  await expectAccessible();
});

test('a link scrolls to its section and is marked while that is being read', async () => {
  await show(<Settings />, { as: 'user' });
  const link = list().getByRole('link', { name: 'Password' });
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'Password' })).toBeInViewport();
  await expect.element(link).toHaveAttribute('aria-current', 'true');
});
