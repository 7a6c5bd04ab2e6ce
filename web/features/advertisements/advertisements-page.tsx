import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import { advertisementLists } from '../../../contract/advertisements/slots-and-lists.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { forCall, useMayAsAdmin } from '../../parts/admins/admin-calls.ts';
import { Button } from '../../ui/button.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { BookedCard } from './booked-card.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { useBookedAdvertisements } from './calls.ts';
import { advertisementsMessages } from './messages.ts';

const bookedList = listAddress({
  path: '/admin/advertisements',
  filters: { status: oneOf(advertisementLists, 'waiting') },
});

const bookers = forCall('POST /barong/admin/advertisements', ['finance']);
const deciders = forCall('PUT /barong/admin/advertisements/:id/decision', ['moderator']);

/** Booked advertisements: admins of one role book, others approve, and both can pause. */
export default function AdvertisementsPage() {
  const t = useMessages(advertisementsMessages);
  const list = useListAddress(bookedList);
  const query = useBookedAdvertisements(list.address.status, list.address.page);
  const [edited, setEdited] = useState<BookedAdvertisement | 'new'>();
  const mayBook = useMayAsAdmin(bookers);
  const mayDecide = useMayAsAdmin(deciders);
  return (
    <>
      <ListPage
        title={t.title}
        intro={t.intro}
        actions={
          mayBook ? (
            <Button icon={Plus} onClick={() => setEdited('new')}>
              {t.book}
            </Button>
          ) : null
        }
        list={list}
        query={query}
        rowsOf={(found) => found.advertisements}
        shape="h-64 rounded-lg"
        tabs={{
          label: t.lists,
          tabs: [
            {
              ...list.choice({ status: 'waiting' }),
              label: t.waitingList,
              count: query.data?.waiting_count,
            },
            { ...list.choice({ status: 'booked' }), label: t.bookedList },
            { ...list.choice({ status: 'over' }), label: t.overList },
          ],
        }}
        failed={t.loadFailed}
        none={{ title: t.none, text: t.noneText }}
        noneFits={{ title: t.noneElse, text: t.noneElseText, clearLabel: null }}
        renderCard={(booked) => (
          <BookedCard
            booked={booked}
            mayDecide={mayDecide}
            onChange={mayBook ? () => setEdited(booked) : undefined}
          />
        )}
        keyOf={({ id, version }) => `${id} ${version}`}
      />
      {edited ? (
        <BookingDialog
          booked={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  );
}
