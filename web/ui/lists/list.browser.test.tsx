import { keepPreviousData } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { listAddress, severalOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { sampleJob } from '../../test/sample-job.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { ListPage } from './list-page.tsx';

const ROUTE = 'GET /barong/resource/hr/jobs';
const titles = ['Attar seller', 'Book binder', 'Cook', 'Dyer', 'Electrician'];
const drafts = new Set(['Dyer', 'Electrician']);

const jobs = listAddress({
  path: '/jobs-of-mine',
  filters: { status: severalOf(['active', 'draft', 'closed']) },
  sorts: ['created_at', 'title'],
});

/** A list with every option. */
function JobsOfMine() {
  const list = useListAddress(jobs);
  const { search, status, sort, page: number } = list.address;
  const query = useReading(ROUTE, {
    key: ['mine', list.address],
    query: { search, status, sort_by: sort, page: number, limit: 2 },
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title="Jobs of mine"
      list={list}
      query={query}
      rowsOf={(found) => found.jobs}
      search={{ label: 'Search jobs' }}
      sort={{
        label: 'Order',
        options: [
          { value: 'created_at', label: 'Newest' },
          { value: 'title', label: 'Title' },
        ],
      }}
      tabs={{
        label: 'States',
        tabs: [
          { ...list.choice({ status: [] }), label: 'All' },
          { ...list.choice({ status: ['draft'] }), label: 'Drafts' },
          { ...list.choice({ status: ['closed'] }), label: 'Closed' },
        ],
      }}
      failed="The jobs could not be loaded."
      none={{ title: 'No jobs yet', actions: <a href="/new">Post one</a> }}
      noneFits={{ title: 'No such jobs' }}
      renderCard={({ title }) => <article>{title}</article>}
    />
  );
}

function haveJobs(all: readonly string[] = titles): void {
  answer(ROUTE, ({ query }) => {
    const fitting = all
      .filter((title) => title.toLowerCase().includes(query.search.toLowerCase()))
      .filter(
        (title) =>
          query.status.length === 0 || (query.status.includes('draft') && drafts.has(title)),
      );
    const found = query.sort_by === 'title' ? fitting : fitting.toReversed();
    const shown = found.slice((query.page - 1) * query.limit, query.page * query.limit);
    return {
      jobs: shown.map((title) => ({
        ...sampleJob({ id: titles.indexOf(title) + 1, title }),
        preview_url: 'https://vritti.test/preview',
        confirm_by: null,
        lacks: [],
        waiting_count: 1,
        featured_until: null,
      })),
      meta: metaOf(query, found.length),
    };
  });
}

const open = (at = '/jobs-of-mine') =>
  show(<JobsOfMine />, { as: 'hr', at, screen: 'desktop', path: '/jobs-of-mine' });
const rows = page.getByRole('article');
const shown = () => rows.elements().map((row) => row.textContent);
const field = page.getByRole('searchbox', { name: 'Search jobs' });

describe('a list', () => {
  test('searches as the visitor types, and keeps the words in its address', async () => {
    haveJobs();
    await open();
    await field.fill('cook');
    await expect.poll(shown).toEqual(['Cook']);
    await expect.poll(address).toBe('/jobs-of-mine?search=cook');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await expect.poll(address).toBe('/jobs-of-mine');
  });

  test('tells screen readers how many there are once another search has been made', async () => {
    haveJobs();
    await open();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    const said = () => document.querySelector('[aria-live]')?.textContent;
    expect(said()).toBe('');
    await field.fill('cook');
    await expect.poll(said).toBe('1 in this list');
    await field.fill('cooks');
    await expect.poll(said).toBe('Nothing in this list');
    await field.fill('');
    await expect.poll(said).toBe('5 in this list');
  });

  test('searches at once on Enter, and Back removes the words again', async () => {
    // The pause after typing has to be real, or the words would be searched before Enter.
    vi.restoreAllMocks();
    haveJobs();
    await open();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await userEvent.type(field, 'cook{Enter}');
    await expect.poll(address).toBe('/jobs-of-mine?search=cook');
    await expect.poll(shown).toEqual(['Cook']);
    history.back();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await expect.element(field).toHaveValue('');
  });

  test('never sends a longer search than the API accepts, whatever its address says', async () => {
    haveJobs();
    await open(`/jobs-of-mine?search=${'x'.repeat(201)}`);
    await expect.element(page.getByText('No such jobs')).toBeVisible();
    expect(callsOf(ROUTE).map(({ query }) => query.search)).toEqual(['x'.repeat(200)]);
  });

  test('leaves a filter that does not exist out of its address, and keeps the rest', async () => {
    haveJobs();
    await open('/jobs-of-mine?status=lost&sort=title&from=mail');
    await expect.poll(shown).toEqual(['Attar seller', 'Book binder']);
    await expect.poll(address).toBe('/jobs-of-mine?sort=title&from=mail');
  });

  test('starts at page one in another tab, and Back returns to the earlier page', async () => {
    haveJobs();
    await open('/jobs-of-mine?page=2');
    await expect.poll(shown).toEqual(['Cook', 'Book binder']);
    await page.getByRole('link', { name: 'Drafts' }).click();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await expect.poll(address).toBe('/jobs-of-mine?status=draft');
    await expect
      .element(page.getByRole('link', { name: 'Drafts' }))
      .toHaveAttribute('aria-current', 'page');
    history.back();
    await expect.poll(shown).toEqual(['Cook', 'Book binder']);
  });

  test('keeps its order across pages', async () => {
    haveJobs();
    await open();
    await page.getByLabelText('Order').selectOptions('Title');
    await expect.poll(shown).toEqual(['Attar seller', 'Book binder']);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(shown).toEqual(['Cook', 'Dyer']);
    await expect.poll(address).toBe('/jobs-of-mine?sort=title&page=2');
    await expect.element(page.getByText('3–4 of 5')).toBeVisible();
    await expectAccessible();
  });

  test('keeps several values of one filter', async () => {
    haveJobs();
    await open('/jobs-of-mine?status=draft&status=closed');
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    expect(callsOf(ROUTE).map(({ query }) => query.status)).toEqual([['draft', 'closed']]);
  });

  test('shows that it is loading, never that it is empty, before the answer', async () => {
    haveJobs([]);
    const release = hold(ROUTE);
    await open();
    await expect.element(page.getByText('Loading…')).toBeInTheDocument();
    await expect.poll(() => page.getByText('No jobs yet').elements()).toHaveLength(0);
    release();
    await expect.element(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Post one' })).toBeVisible();
    await expectAccessible();
  });

  test('keeps the old rows, dimmed, until the new ones are loaded', async () => {
    haveJobs();
    await open();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    const release = hold(ROUTE);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(1);
    expect(shown()).toEqual(['Electrician', 'Dyer']);
    release();
    await expect.poll(shown).toEqual(['Cook', 'Book binder']);
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });

  test('offers to clear a search without matches', async () => {
    haveJobs();
    await open('/jobs-of-mine?search=zebra&status=draft');
    await page.getByRole('link', { name: 'Clear Search' }).click();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await page.getByRole('link', { name: 'Closed' }).click();
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect.poll(address).toBe('/jobs-of-mine');
  });

  test('links from beyond its last page to the first', async () => {
    haveJobs();
    await open('/jobs-of-mine?page=9');
    await expect.element(page.getByText('It has 3 pages.')).toBeVisible();
    await page.getByRole('link', { name: 'First page' }).click();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
  });

  test('that fails says why, with the request id, and loads at the next try', async () => {
    refuse(ROUTE, 'server.internal_error');
    await open();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/The jobs could not be loaded\./);
    await expect.element(alert).toMatchTextContent(/request-7/);
    await expectAccessible();
    loseAnswersTo(ROUTE);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(alert).toMatchTextContent(/Check your connection/);
    haveJobs();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    await expect.poll(() => alert.elements()).toHaveLength(0);
  });

  test('can be used by keyboard from its search to its pages', async () => {
    haveJobs();
    await open();
    await expect.poll(shown).toEqual(['Electrician', 'Dyer']);
    field.element().focus();
    const seen: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}');
      seen.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          null,
      );
    }
    expect(seen).toEqual(['NewestTitle', 'All', 'Drafts', 'Closed', 'Page 1', 'Page 2']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual(['Cook', 'Book binder']);
  });
});
