import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import type { Invoice } from '../../../contract/money/invoices.ts';
import { dateText } from '../../../contract/format/dates.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { FileLink } from '../../ui/panels/file-link.tsx';
import { DataTable, Td, Th, Tr } from '../../ui/lists/data-table.tsx';
import { invoiceMessages } from './invoice-messages.ts';
import { DOT } from '../../lib/format/separator.ts';

interface InvoiceTableProps<Row extends Invoice> {
  invoices: readonly Row[];
  /** Headings and cells between the item and the amount. */
  heads?: ReactNode;
  Cells?: (props: { invoice: Row }) => ReactNode;
}

/** Invoices and credit notes with their documents; refunds are negative. */
export function InvoiceTable<Row extends Invoice>(props: InvoiceTableProps<Row>) {
  const { invoices, heads, Cells } = props;
  const t = useMessages(invoiceMessages);
  const language = useLanguage();
  return (
    <DataTable
      framed
      caption={t.invoices}
      cardsBelow="lg"
      head={
        <>
          <Th>{t.number}</Th>
          <Th>{t.date}</Th>
          <Th>{t.what}</Th>
          {heads}
          <Th align="end">{t.amount}</Th>
          <Th>{t.document}</Th>
        </>
      }
    >
      {invoices.map((invoice) => (
        <Tr key={invoice.id}>
          <Td className="font-medium">
            <span className="grid">
              {invoice.number}
              <span className="text-caption font-normal text-ink-2">
                {invoice.corrects
                  ? `${t[invoice.kind]}${DOT}${t.corrects(invoice.corrects)}`
                  : t[invoice.kind]}
              </span>
            </span>
          </Td>
          <Td label={t.date}>{dateText(invoice.issued_at, language)}</Td>
          <Td label={t.what}>{invoice.description}</Td>
          {Cells ? <Cells invoice={invoice} /> : null}
          <Td label={t.amount} align="end">
            {rupeesText(paise(signOf(invoice) * invoice.total_paise))}
          </Td>
          <Td>
            <FileLink
              size="sm"
              variant="quiet"
              icon={FileText}
              to={invoice.pdf_url}
              aria-label={t.open(invoice.number)}
            >
              {t.document}
            </FileLink>
          </Td>
        </Tr>
      ))}
    </DataTable>
  );
}

export const signOf = ({ kind }: Pick<Invoice, 'kind'>): 1 | -1 => (kind === 'invoice' ? 1 : -1);
