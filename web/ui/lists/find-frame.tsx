import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { searchTextOf } from '../../lib/lists/list-address.ts';
import { SearchField } from '../fields/search-field.tsx';

interface FindFrameProps {
  /** The page's own address, to which its search leads. */
  path: string;
  /** The name of page and search: "Search users and companies". */
  title: string;
  /** What can be typed, shown while nothing is. */
  nothingAsked: string;
  /** The groups of results, each a FoundGroup. */
  children: (search: string) => ReactNode;
}

/** The results of the header's search, in groups; with its own field on a phone. */
export function FindFrame({ path, title, nothingAsked, children }: FindFrameProps) {
  const [params] = useSearchParams();
  const search = searchTextOf(params.get('search'));
  return (
    <div className="grid gap-4 *:min-w-0">
      <title>{`${title} · ${PORTAL}`}</title>
      <h1 className="text-h1">{search === '' ? title : `“${search}”`}</h1>
      <search className="md:hidden">
        <Form action={path}>
          <SearchField key={search} name="search" label={title} defaultValue={search} />
        </Form>
      </search>
      {search === '' ? (
        <p className="text-body text-ink-2">{nothingAsked}</p>
      ) : (
        <div className="grid items-start gap-4 lg:auto-cols-fr lg:grid-flow-col">
          {children(search)}
        </div>
      )}
    </div>
  );
}
