import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Breach } from '../../../contract/breaches/breaches.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { BreachCard } from './breach-card.tsx';
import { BreachDialog } from './breach-dialog.tsx';
import { useBreaches } from './calls.ts';
import { breachMessages } from './messages.ts';

const breachesList = listAddress({
  path: '/admin/breaches',
  filters: { status: oneOf(['open', 'closed'], 'open') },
});

/** The register of data breaches; open ones come first, in the order in which they were noticed. */
export default function BreachesPage() {
  const t = useMessages(breachMessages);
  const list = useListAddress(breachesList);
  const query = useBreaches(list.address.status, list.address.page);
  const [edited, setEdited] = useState<Breach | 'new'>();
  return (
    <>
      <ListPage
        title={t.title}
        intro={t.intro}
        actions={
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {t.enter}
          </Button>
        }
        list={list}
        query={query}
        rowsOf={(found) => found.breaches}
        shape="h-64 rounded-lg"
        tabs={{
          label: t.lists,
          tabs: [
            { ...list.choice({ status: 'open' }), label: t.waiting, count: query.data?.open_count },
            { ...list.choice({ status: 'closed' }), label: t.done },
          ],
        }}
        failed={t.loadFailed}
        none={{ title: t.noneWaiting, text: t.noneWaitingText }}
        noneFits={{ title: t.noneDone, text: t.noneDoneText, clearLabel: null }}
        renderCard={(breach) => <BreachCard breach={breach} onChange={() => setEdited(breach)} />}
      />
      {edited ? (
        <BreachDialog
          breach={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
