import { createPortal } from 'react-dom';
import { Link, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, show } from '../../../test/stage.tsx';
import LateParts from './late-parts.tsx';

const Menu = () => createPortal(<Link to="/saved">Saved jobs</Link>, document.body);

function AnyPage() {
  const { name } = useParams();
  return (
    <div>
      <LateParts />
      <Menu />
      <h1>{name}</h1>
      <input aria-label="Message" />
      {name === 'home' ? <Link to="/profile">Profile</Link> : null}
    </div>
  );
}

const open = () => show(<AnyPage />, { at: '/home', path: '/:name' });
const heading = (name: string) => page.getByRole('heading', { name });

test('a link, also one of the menu, which is on both pages, leads to the heading of the next page, so that screen readers say which one it is', async () => {
  await open();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect.element(heading('profile')).toHaveFocus();
  await page.getByRole('link', { name: 'Saved jobs' }).click();
  await expect.element(heading('saved')).toHaveFocus();
});

test('a page that has just been loaded, and one on which somebody is already writing, keep the focus', async () => {
  await open();
  await expect.element(heading('home')).not.toHaveFocus();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect.poll(address).toBe('/profile');
  await page.getByLabelText('Message').click();
  await new Promise((done) => setTimeout(done, 120));
  await expect.element(page.getByLabelText('Message')).toHaveFocus();
});
