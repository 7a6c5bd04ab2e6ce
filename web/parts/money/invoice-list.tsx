import { useMessages } from '../../lib/messages.ts';
import { List } from '../../ui/lists/list.tsx';
import type { ListNavigation } from '../../ui/lists/list-navigation.ts';
import { useInvoices } from './invoice-calls.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { InvoiceTable } from './invoice-table.tsx';

interface InvoiceListProps {
  /** The result of the page's `useListAddress`, for its pagination. */
  list: ListNavigation & { address: { page: number } };
}

/** The invoices of the signed-in seeker, or of their company; newest first. */
export function InvoiceList({ list }: InvoiceListProps) {
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
