import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { emptySearchMessages } from '../../../parts/search/empty-search-messages.ts';
import { EMPTY_SEARCHES_ID, EmptySearches } from '../../../parts/search/empty-searches.tsx';
import { adminDashboardMessages } from './admin-messages.ts';

const SHOWN = 5;

/** The most frequent searches without results, with links to the dictionary that can help. */
export function MostEmptySearches() {
  const t = useMessages(adminDashboardMessages);
  const { times } = useMessages(emptySearchMessages);
  return (
    <EmptySearches className="mt-6">
      {(found) => (
        <>
          {found.length > 0 ? (
            <ol aria-labelledby={EMPTY_SEARCHES_ID}>
              {found.slice(0, SHOWN).map(({ words, searches }) => (
                <li
                  key={words}
                  className="flex items-baseline justify-between gap-3 border-b border-line py-2"
                >
                  <span className="min-w-0 text-body break-words">{words}</span>
                  <Link to={SEARCH_WORDS} className="link touch-room text-small whitespace-nowrap">
                    {times(searches)}
                  </Link>
                </li>
              ))}
            </ol>
          ) : null}
          <Link to={SEARCH_WORDS} className="link touch-room justify-self-start text-body">
            {t.allEmptySearches}
          </Link>
        </>
      )}
    </EmptySearches>
  );
}

const SEARCH_WORDS = `/admin/search#${EMPTY_SEARCHES_ID}`;
