import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { emptySearchMessages } from '../../parts/search/empty-search-messages.ts';
import { EMPTY_SEARCHES_ID, EmptySearches } from '../../parts/search/empty-searches.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { synonymMessages } from './messages.ts';

/** Searches without results: each can be tried, and added to the dictionary. */
export function AddableSearches({ onAdd }: { onAdd: (words: string) => void }) {
  const t = useMessages(synonymMessages);
  const { times } = useMessages(emptySearchMessages);
  return (
    <EmptySearches className="mt-8">
      {(found) =>
        found.length === 0 ? null : (
          <ul aria-labelledby={EMPTY_SEARCHES_ID}>
            {found.map(({ words, searches }) => (
              <li
                key={words}
                className="flex items-center gap-2 border-t border-line py-2 first:border-t-0"
              >
                <Link
                  to={`/jobs?${new URLSearchParams({ search: words }).toString()}`}
                  className="link min-w-0 flex-1 break-words"
                >
                  {words}
                </Link>
                <span className="note">{times(searches)}</span>
                <IconButton icon={Plus} label={t.addWords(words)} onClick={() => onAdd(words)} />
              </li>
            ))}
          </ul>
        )
      }
    </EmptySearches>
  );
}
