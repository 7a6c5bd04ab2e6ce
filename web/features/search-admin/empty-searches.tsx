import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { useEmptySearches } from './calls.ts';
import { synonymMessages } from './messages.ts';

/** Searches without results: each can be tried, and added to the dictionary. */
export function EmptySearches({ onAdd }: { onAdd: (words: string) => void }) {
  const t = useMessages(synonymMessages);
  return (
    <section aria-labelledby="empty-searches" className="mt-8">
      <h2 id="empty-searches" className="text-h2">
        {t.empty}
      </h2>
      <p className="mb-3 text-body text-ink-2">{t.emptyIntro}</p>
      <Loaded query={useEmptySearches()} shapes={['h-12']}>
        {({ empty_searches }) => (
          <Card>
            {empty_searches.length === 0 ? <p className="text-ink-2">{t.emptyNone}</p> : null}
            <ul aria-labelledby="empty-searches">
              {empty_searches.map(({ words, searches }) => (
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
                  <span className="note">{t.times(searches)}</span>
                  <IconButton icon={Plus} label={t.addWords(words)} onClick={() => onAdd(words)} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </section>
  );
}
