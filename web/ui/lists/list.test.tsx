import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { markupOf, wordsOf } from '../../lib/test-markup.tsx';
import { ListPages } from './list-pages.tsx';
import { ListPage } from './list-page.tsx';
import { Loaded } from './loaded.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';

const things = listAddress({
  path: '/things',
  filters: { kind: oneOf(['short', 'long']) },
  sorts: ['date', 'title'],
});
const NONE = { data: undefined, error: null, isFetching: false, refetch: async () => undefined };

interface Answer {
  names: string[];
  total: number;
  page?: number;
}

const answered = ({ names, total, page = 1 }: Answer) => ({
  ...NONE,
  data: { names, meta: metaOf({ page, limit: 2 }, total) },
});

interface ThingsProps {
  query: Parameters<typeof ListPage<ReturnType<typeof answered>['data'], string>>[0]['query'];
  isBare?: boolean;
  heading?: ReactNode;
}

function Things({ query, isBare, heading }: ThingsProps) {
  const list = useListAddress(things);
  return (
    <ListPage
      title="Things"
      list={list}
      query={query}
      rowsOf={(found) => found.names}
      search={{ label: 'Search things' }}
      sort={{
        label: 'Order',
        options: [
          { value: 'date', label: 'By date' },
          { value: 'title', label: 'By title' },
        ],
      }}
      tabs={{
        label: 'Kinds',
        tabs: ([undefined, 'short', 'long'] as const).map((kind) => ({
          ...list.choice({ kind }),
          label: kind ?? 'all',
          count: kind ? 1 : 2,
        })),
      }}
      isBare={isBare}
      heading={heading}
      failed="The things could not be loaded."
      none={{ title: 'No things yet', actions: <a href="/new">Make one</a> }}
      noneFits={{ title: 'No such things' }}
      renderCard={(name) => <p>{name}</p>}
      keyOf={(name) => name}
    />
  );
}

const page = (query: ThingsProps['query'], address = '/things', language: 'en' | 'hi' = 'en') =>
  markupOf(<Things query={query} />, { address, language });

describe('a list', () => {
  test('keeps the rest of the address in the links of tabs, order and pages', () => {
    const html = page(
      answered({ names: ['pen'], total: 5, page: 2 }),
      '/things?search=ink&kind=long&sort=title&page=2',
    );
    expect(html).toContain('href="/things?search=ink&amp;kind=short&amp;sort=title"');
    expect(html).toContain('href="/things?search=ink&amp;kind=long&amp;sort=title&amp;page=3"');
    expect(html).toMatch(/aria-current="page"[^>]*>long/);
    expect(html).toMatch(/<option value="title" selected="">/);
    expect(wordsOf(html)).toContain('3–4 of 5');
  });

  test('searches without scripts, and keeps the filter and the order', () => {
    const html = page(NONE, '/things?search=ink&kind=long&sort=title&page=2');
    expect(html).toMatch(/<form [^>]*action="\/things"/);
    expect(html).toMatch(/name="search"[^>]*value="ink"/);
    expect(html.match(/type="hidden"[^>]*>/g)).toEqual([
      'type="hidden" name="kind" value="long"/>',
      'type="hidden" name="sort" value="title"/>',
    ]);
  });

  test('says neither "none yet" nor "no match" before the answer', () => {
    const words = wordsOf(page(NONE));
    expect(words).toContain('Loading…');
    expect(words).not.toMatch(/No things yet|No such things/);
  });

  test.each([
    ['/things', 'No things yet', '/new'],
    ['/things?page=1&sort=title', 'No things yet', '/new'],
    ['/things?kind=long&sort=title', 'No such things Show all', '/things?sort=title'],
    ['/things?kind=long&search=ink', 'No such things Clear Search', '/things?kind=long'],
  ])('without rows at %s says why and links on', (address, words, way) => {
    const html = page(answered({ names: [], total: 0 }), address);
    expect(wordsOf(html)).toContain(words);
    expect(html).toContain(`href="${way.replaceAll('&', '&amp;')}"`);
    expect(html).not.toContain('aria-label="Pages"');
  });

  test('links from beyond its last page to the first, without saying that it is empty', () => {
    const html = page(answered({ names: [], total: 5, page: 9 }), '/things?kind=long&page=9');
    expect(wordsOf(html)).toContain('The list does not go that far It has 3 pages. First page');
    expect(html).toContain('href="/things?kind=long"');
    expect(wordsOf(html)).not.toMatch(/No things yet|No such things/);
  });

  test('has no page numbers when there is only one page', () => {
    expect(page(answered({ names: ['pen', 'cup'], total: 2 }))).not.toContain('aria-label="Pages"');
  });

  test('dims the rows while others are loading', () => {
    const found = answered({ names: ['pen'], total: 1 });
    expect(page({ ...found, isPlaceholderData: true })).toContain('aria-busy="true"');
    expect(page(found)).not.toContain('aria-busy');
  });

  test('shows neither search nor tabs when there is nothing to search yet', () => {
    const html = markupOf(<Things query={answered({ names: [], total: 0 })} isBare />);
    expect(html).not.toContain('<search');
    expect(html).not.toContain('aria-label="Kinds"');
    expect(wordsOf(html)).toContain('No things yet');
  });

  test('leaves the number above its rows to screen readers when there are none', () => {
    const heading = <output>Number of things</output>;
    const hidden = /output\]:sr-only"><output>Number of things/;
    const empty = <Things query={answered({ names: [], total: 0 })} heading={heading} />;
    expect(markupOf(empty)).toMatch(hidden);
    const one = <Things query={answered({ names: ['pen'], total: 1 })} heading={heading} />;
    expect(markupOf(one)).not.toMatch(hidden);
  });

  test('speaks Hindi', () => {
    const words = wordsOf(page(answered({ names: ['क'], total: 5 }), '/things', 'hi'));
    expect(words).toContain('5 में से 1–2');
  });
});

describe('pages', () => {
  const pages = (current: number, count: number) =>
    markupOf(
      <ListPages
        meta={metaOf({ page: current, limit: 10 }, count * 10)}
        hrefFor={(to) => `/jobs?page=${to}`}
      />,
    );

  test('in the middle link in both directions', () => {
    const html = pages(5, 9);
    expect(html).toMatch(
      /href="\/jobs\?page=4"[^>]*aria-label="Previous page"|aria-label="Previous page"[^>]*href="\/jobs\?page=4"/u,
    );
    expect(html).toMatch(
      /href="\/jobs\?page=6"[^>]*aria-label="Next page"|aria-label="Next page"[^>]*href="\/jobs\?page=6"/u,
    );
    expect(html.match(/…/gu)).toHaveLength(2);
  });

  test('have no link before the first or after the last', () => {
    expect(pages(1, 3)).not.toContain('aria-label="Previous page"');
    expect(pages(1, 3)).toContain('aria-label="Next page"');
    expect(pages(9, 9)).not.toContain('aria-label="Next page"');
    expect(pages(9, 9)).toContain('aria-label="Previous page"');
  });

  test('mark the current one, and show it on a phone too', () => {
    expect(pages(1, 3)).toMatch(
      /aria-label="Page 1" aria-current="page"|aria-current="page"[^>]*aria-label="Page 1"/u,
    );
    expect(pages(5, 9)).toContain('<span class="sr-only">Page 5</span>');
  });
});

describe('a failed load', () => {
  const failed = (error: Error, isFetching = false, isPage = false) =>
    markupOf(
      <Loaded
        query={{ ...NONE, error, isFetching }}
        failed="The things could not be loaded."
        isPage={isPage}
      >
        {() => 'things'}
      </Loaded>,
    );

  test('says so with the reason, and offers another try', () => {
    const html = failed(new ApiError(0, null));
    expect(html).toContain('role="alert"');
    expect(wordsOf(html)).toBe(
      'The things could not be loaded. No answer from the server. Check your connection and try again. Try Again',
    );
  });

  test('by a server error shows the request id', () => {
    const answer = {
      errors: ['server.internal_error'],
      messages: ['Something went wrong. Please try again later.'],
      fields: {},
      request_id: 'request-7',
    };
    expect(wordsOf(failed(new ApiError(500, answer)))).toContain('tell us this number: request-7');
  });

  test('is the page heading if there is no other', () => {
    expect(failed(new ApiError(0, null), false, true)).toMatch(/<h1[^>]*>The things/);
    expect(failed(new ApiError(0, null))).not.toContain('<h1');
  });

  test('shows on its button that it is being retried', () => {
    expect(failed(new ApiError(0, null), true)).toMatch(
      /<button[^>]*aria-busy="true"|<button[^>]*disabled/,
    );
  });

  test('is not shown while there are older rows to show', () => {
    const query = { ...NONE, data: 'the things', error: new Error('later') };
    const html = markupOf(
      <Loaded query={query} failed="failed">
        {(loaded) => loaded}
      </Loaded>,
    );
    expect(html).toBe('the things');
  });
});

test('how many rows are selected stands where screen readers announce it, also while there are none', () => {
  const bar = (chosen: readonly { id: number }[]) =>
    markupOf(
      <SelectionBar
        selection={{ chosen, clear: () => undefined }}
        label="Selected rows"
        selected={`${chosen.length} selected`}
        clearLabel="Clear"
      >
        <button type="button">Close them</button>
      </SelectionBar>,
    );
  const [none, two] = [bar([]), bar([{ id: 1 }, { id: 2 }])];
  for (const html of [none, two]) expect(html.match(/<p aria-live="polite"/g)).toHaveLength(1);
  expect(wordsOf(none)).toBe('');
  expect(none).not.toContain('Selected rows');
  expect(wordsOf(two)).toBe('2 selected Close them Clear');
});
