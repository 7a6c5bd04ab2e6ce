import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useEmptySearches } from '../calls.ts';
import { adminDashboardMessages } from './admin-messages.ts';

const SHOWN = 5;

/** The most frequent searches without results, with links to the dictionary that can help. */
export function EmptySearches() {
  const t = useMessages(adminDashboardMessages);
  return (
    <section aria-labelledby="empty-searches" className="mt-6">
      <h2 id="empty-searches" className="text-h2">
        {t.empty}
      </h2>
      <p className="mb-3 text-body text-ink-2">{t.emptyIntro}</p>
      <Loaded query={useEmptySearches()} failed={t.emptyFailed} shapes={['h-24']}>
        {({ empty_searches }) => (
          <Card className="grid gap-3">
            {empty_searches.length === 0 ? (
              <p className="text-body text-ink-2">{t.emptyNone}</p>
            ) : (
              <ol aria-labelledby="empty-searches">
                {empty_searches.slice(0, SHOWN).map(({ words, searches }) => (
                  <li
                    key={words}
                    className="flex items-baseline justify-between gap-3 border-b border-line py-2"
                  >
                    <span className="min-w-0 text-body break-words">{words}</span>
                    <Link
                      to={SEARCH_WORDS}
                      className="link touch-room text-small whitespace-nowrap"
                    >
                      {t.times(searches)}
                    </Link>
                  </li>
                ))}
              </ol>
            )}
            <Link to={SEARCH_WORDS} className="link touch-room justify-self-start text-body">
              {t.emptyAll}
            </Link>
          </Card>
        )}
      </Loaded>
    </section>
  );
}

const SEARCH_WORDS = '/admin/search#empty-searches';
