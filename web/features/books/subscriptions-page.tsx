import { dateText } from '../../../contract/format/dates.ts';
import type { BookedSubscription } from '../../../contract/money/books.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { subscriptionStates } from '../../../contract/money/subscription-states.ts';
import { apiFile } from '../../lib/api/api.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { SaveButton } from '../../ui/files/saving.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { Buyer } from './buyer.tsx';
import { useSubscriptions } from './calls.ts';
import { booksMessages } from './messages.ts';
import { bookWords } from './words.ts';

const subscriptionsList = listAddress({
  path: '/admin/subscriptions',
  filters: { state: oneOf(subscriptionStates) },
});

const TABS = ['active', 'past_due', 'canceled', 'halted', 'expired'] as const;

/** Who has which plan, newest first. */
export default function SubscriptionsPage() {
  const t = useMessages(booksMessages);
  const names = useMessages(bookWords);
  const list = useListAddress(subscriptionsList);
  const { search, state, page } = list.address;
  const query = useSubscriptions({ search, state, page });
  return (
    <ListPage
      title={t.subscriptions}
      intro={t.subscriptionsIntro}
      actions={
        <SaveButton
          fetch={() =>
            apiFile('GET /barong/admin/subscriptions/export.csv', { query: { search, state } })
          }
        />
      }
      list={list}
      query={query}
      rowsOf={(found) => found.subscriptions}
      search={{ label: t.searchSubscriptions }}
      tabs={{
        label: t.state,
        tabs: [
          { ...list.choice({ state: undefined }), label: t.all },
          ...TABS.map((each) => ({ ...list.choice({ state: each }), label: names[each] })),
        ],
      }}
      count={t.countSubscriptions}
      failed={t.loadFailed}
      none={{ title: t.noSubscriptions, text: t.noSubscriptionsText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.showAll }}
    >
      {(subscriptions) => <Subscriptions subscriptions={subscriptions} />}
    </ListPage>
  );
}

function Subscriptions({ subscriptions }: { subscriptions: readonly BookedSubscription[] }) {
  const t = useMessages(booksMessages);
  const names = useMessages(bookWords);
  const language = useLanguage();
  const renewalOf = ({ state, renews_by_itself }: BookedSubscription) => {
    if (state === 'expired' || state === 'halted') return '–';
    return renews_by_itself ? t.byItself : t.byHand;
  };
  return (
    <DataTable
      framed
      caption={t.subscriptions}
      cardsBelow="lg"
      head={[t.buyer, t.plan, { end: t.priceBought }, t.until, t.renewal, t.state]}
    >
      {subscriptions.map((subscription) => (
        <Tr key={subscription.id}>
          <Td>
            <Buyer buyer={subscription.buyer} />
          </Td>
          <Td label={t.plan}>
            <span className="grid">
              {subscription.plan.name}, {t[subscription.plan.period]}
              {subscription.next_plan_name === null ? null : (
                <span className="text-caption text-ink-2">
                  {t.nextPlan(subscription.next_plan_name)}
                </span>
              )}
            </span>
          </Td>
          <Td label={t.priceBought} align="end">
            {rupeesText(paise(subscription.price_paise))}
          </Td>
          <Td label={t.until}>
            {subscription.period_to === null
              ? t.notYet
              : dateText(subscription.period_to, language)}
          </Td>
          <Td label={t.renewal}>{renewalOf(subscription)}</Td>
          <Td label={t.state}>
            <Badge tone={subscription.state === 'active' ? 'ok' : 'outline'}>
              {names[subscription.state]}
            </Badge>
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
