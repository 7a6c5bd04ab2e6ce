import { Link } from 'react-router';
import type { BookedPayment } from '../../../contract/money/books.ts';
import { paymentFilters } from '../../../contract/money/payment-states.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { apiFile } from '../../lib/api/api.ts';
import { listAddress, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { DataTable, Td, Tr } from '../../ui/lists/data-table.tsx';
import { SaveButton } from '../../ui/files/saving.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { Buyer } from './buyer.tsx';
import { usePayments } from './calls.ts';
import { booksMessages } from './messages.ts';
import { PaymentState } from './payment-state.tsx';

const paymentsList = listAddress({
  path: '/admin/payments',
  filters: { state: oneOf(paymentFilters) },
});

/** The states to filter by; payments in other states appear only in the unfiltered list. */
const TABS = ['paid', 'refunding', 'refunded', 'refund_failed', 'failed'] as const;

/** All payments, each with a link to its history. */
export default function PaymentsPage() {
  const t = useMessages(booksMessages);
  const list = useListAddress(paymentsList);
  const { search, state, page } = list.address;
  const query = usePayments({ search, state, page });
  return (
    <ListPage
      title={t.payments}
      intro={t.paymentsIntro}
      actions={
        <SaveButton
          fetch={() =>
            apiFile('GET /barong/admin/payments/export.csv', { query: { search, state } })
          }
        />
      }
      list={list}
      query={query}
      rowsOf={(found) => found.payments}
      search={{ label: t.searchPayments }}
      tabs={{
        label: t.state,
        tabs: [
          { ...list.choice({ state: undefined }), label: t.all },
          ...TABS.map((each) => ({ ...list.choice({ state: each }), label: t[each] })),
        ],
      }}
      count={t.countPayments}
      failed={t.loadFailed}
      none={{ title: t.noPayments, text: t.noPaymentsText }}
      noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.showAll }}
    >
      {(payments) => <Payments payments={payments} />}
    </ListPage>
  );
}

function Payments({ payments }: { payments: readonly BookedPayment[] }) {
  const t = useMessages(booksMessages);
  const language = useLanguage();
  return (
    <DataTable
      framed
      caption={t.payments}
      cardsBelow="lg"
      head={[t.number, t.date, t.buyer, t.plan, { end: t.amount }, t.state]}
    >
      {payments.map((payment) => (
        <Tr key={payment.id}>
          <Td className="font-medium">
            <Link to={`/admin/payments/${payment.id}`} className="link">
              {t.paymentNumber(payment.id)}
            </Link>
          </Td>
          <Td label={t.date}>{dateText(payment.paid_at ?? payment.created_at, language)}</Td>
          <Td label={t.buyer}>
            <Buyer buyer={payment.buyer} />
          </Td>
          <Td label={t.plan}>{payment.plan?.name ?? t.nothingBought}</Td>
          <Td label={t.amount} align="end">
            <span className="grid">
              {rupeesText(paise(payment.amount_paise))}
              {payment.refunded_paise > 0 ? (
                <span className="text-caption text-ink-2">
                  {t.ofItBack(rupeesText(paise(payment.refunded_paise)))}
                </span>
              ) : null}
            </span>
          </Td>
          <Td label={t.state}>
            <PaymentState payment={payment} />
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}
