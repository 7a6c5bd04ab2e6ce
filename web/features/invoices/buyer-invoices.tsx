import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ListNavigation } from '../../ui/lists/list-navigation.ts';
import { NoCompanyYet } from '../../parts/companies/no-company-yet.tsx';
import { BillingSection } from './billing-section.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { invoicePagesMessages } from './messages.ts';
import { List } from '../../ui/lists/list.tsx';
import { useInvoices } from './calls.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { InvoiceTable } from './invoice-table.tsx';

interface BuyerInvoicesProps {
  /** The result of the page's `useListAddress`, for its pagination. */
  list: ListNavigation & { address: { page: number } };
}

/** A buyer's invoices, and their billing details. */
export function BuyerInvoices({ list }: BuyerInvoicesProps) {
  const t = useMessages(invoicePagesMessages);
  const user = useSession()?.user;
  return (
    <div className="grid gap-4 *:min-w-0">
      <PageHead title={t.title} intro={t.intro} />
      {user?.role === 'hr' && user.team_role === null ? (
        <NoCompanyYet />
      ) : (
        <>
          <BillingSection />
          <InvoiceList list={list} />
        </>
      )}
    </div>
  );
}

/** Newest first. */
function InvoiceList({ list }: BuyerInvoicesProps) {
  const t = useMessages(invoiceMessages);
  return (
    <List
      list={list}
      query={useInvoices(list.address.page)}
      rowsOf={({ invoices }) => invoices}
      failed={t.failed}
      none={{ title: t.none, text: t.noneText }}
    >
      {(invoices) => <InvoiceTable invoices={invoices} />}
    </List>
  );
}
