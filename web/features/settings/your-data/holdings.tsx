import { Link } from 'react-router';
import type { Holding } from '../../../../contract/accounts/personal-copies.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { useHoldings } from './your-data-calls.ts';
import { yourDataMessages } from './your-data-messages.ts';

/** Takes the focus, because the button that opened the list is gone. */
const focusOnce = (list: HTMLUListElement | null) => list?.focus();

/** Each group of stored data, with a link to where it is corrected. */
export function Holdings() {
  const t = useMessages(yourDataMessages);
  return (
    <Loaded query={useHoldings()} shapes={['h-64']}>
      {({ holdings }) => (
        <ul
          aria-label={t.held}
          tabIndex={-1}
          ref={focusOnce}
          className="divide-y divide-line outline-none"
        >
          {holdings.map((holding) => (
            <HoldingRow key={holding.table} holding={holding} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function HoldingRow({ holding: { name, rows, corrected_at } }: { holding: Holding }) {
  const t = useMessages(yourDataMessages);
  const title = name[useLanguage()];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="flex flex-wrap items-center gap-2">
        {title}
        <Badge>{rows}</Badge>
      </span>
      <Link
        to={corrected_at ?? '/contact?topic=correction'}
        className="link inline-flex min-h-11 items-center"
        aria-label={corrected_at ? t.change(title) : t.ask(title)}
      >
        {corrected_at ? t.changeShort : t.askShort}
      </Link>
    </li>
  );
}
