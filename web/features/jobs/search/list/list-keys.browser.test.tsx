import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleJob } from '../../../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../../../test/stage.tsx';
import { noSearch } from '../job-search.ts';
import { SearchBar } from '../search-bar.tsx';
import { JobList } from './job-list.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.textContent;
const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function open() {
  await show(
    <>
      <SearchBar search={noSearch} onSearch={() => undefined} filters={null} />
      <JobList
        jobs={['Cutter', 'Tailor'].map((title, id) => sampleJob({ id: id + 1, title }))}
        morePlaces={[]}
        why={[]}
        view="list"
        gridClass=""
      />
    </>,
    { at: '/jobs', screen: 'desktop' },
  );
  await expect.element(shortcuts).toBeVisible();
}

test('J and K walk through the cards from anywhere on the page, and Enter opens one', async () => {
  await open();
  await press('j');
  expect(focused()).toBe('Cutter');
  await press('jj');
  expect(focused()).toBe('Tailor');
  await press('k');
  expect(focused()).toBe('Cutter');
  await press('{Enter}');
  await expect.poll(address).toMatch(/^\/jobs\/1\/cutter/);
});

test('a slash focuses the search, where letters are typed and do nothing else', async () => {
  await open();
  await press('/');
  const search = page.getByLabelText('Job title, keywords or company');
  await expect.element(search).toHaveFocus();
  await press('jk?/');
  await expect.element(search).toHaveValue('jk?/');
});

test('a question mark explains the keys, which can be switched off there', async () => {
  await open();
  await press('?');
  await expect.element(help).toMatchTextContent(/Next and previous job/);
  expect(help.element().textContent).not.toContain('Apply');
  await expectAccessible();
  await help.getByRole('checkbox', { name: 'Keyboard shortcuts are on' }).click();
  await press('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await press('j?');
  expect(focused()).not.toBe('Cutter');
  expect(help.elements()).toEqual([]);
  await shortcuts.click();
  await expect
    .element(help.getByRole('checkbox', { name: 'Keyboard shortcuts are off' }))
    .not.toBeChecked();
});

test('after turning the page by a link below the list, the keys continue at its first job', async () => {
  function Pages() {
    const [at, setAt] = useState(1);
    const jobs = useMemo(() => [sampleJob({ id: at, title: `Job ${at}` })], [at]);
    return (
      <>
        <JobList jobs={jobs} morePlaces={[]} why={[]} view="list" gridClass="" />
        <nav>
          <button type="button" onClick={() => setAt(at + 1)}>
            Next
          </button>
        </nav>
      </>
    );
  }
  await show(<Pages />, { at: '/jobs', screen: 'desktop' });
  await expect.element(shortcuts).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(focused).toBe('Job 2');
});
