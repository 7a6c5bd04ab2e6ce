import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { MayDo } from '../../parts/team/may-do.tsx';
import { BuyerInvoices } from './buyer-invoices.tsx';

const invoicesList = listAddress({ path: '/hr/invoices', filters: {} });

/** The company's invoices, for its owners. */
export default function CompanyInvoicesPage() {
  const list = useListAddress(invoicesList);
  return (
    <MayDo call="GET /barong/resource/invoices" least="owner" says>
      <BuyerInvoices list={list} />
    </MayDo>
  );
}
