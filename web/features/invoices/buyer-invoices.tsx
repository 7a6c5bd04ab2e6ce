import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ListNavigation } from '../../ui/lists/list-navigation.ts';
import { NoCompanyYet } from '../../parts/companies/no-company-yet.tsx';
import { BillingSection } from '../../parts/money/billing-section.tsx';
import { InvoiceList } from '../../parts/money/invoice-list.tsx';
import { PageHead } from '../../ui/panels/page-head.tsx';
import { invoicePagesMessages } from './messages.ts';

/** A buyer's invoices, and their billing details. */
export function BuyerInvoices({ list }: { list: ListNavigation & { address: { page: number } } }) {
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
