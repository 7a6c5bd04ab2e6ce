import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { BuyerInvoices } from './buyer-invoices.tsx';

const invoicesList = listAddress({ path: '/user/invoices', filters: {} });

/** The seeker's invoices. */
export default function SeekerInvoicesPage() {
  return <BuyerInvoices list={useListAddress(invoicesList)} />;
}
