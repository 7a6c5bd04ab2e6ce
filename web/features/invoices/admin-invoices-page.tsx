import { useState } from 'react';
import { invoiceKinds } from '../../../contract/money/invoice-numbers.ts';
import type { InvoiceForAdmin } from '../../../contract/money/invoices.ts';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { listAddress, month as monthFilter, oneOf } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { InvoiceTable, signOf } from './invoice-table.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Td, Th } from '../../ui/lists/data-table.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { useAllInvoices } from './calls.ts';
import { Gstr1Card } from './gstr1-card.tsx';
import { invoicePagesMessages } from './messages.ts';
import { monthsUntil, monthName } from './months.ts';

const MONTHS = 36;

const invoicesList = listAddress({
  path: '/admin/invoices',
  filters: { kind: oneOf(invoiceKinds), month: monthFilter },
});

/** All invoices and credit notes, with what the operator files of them. */
export default function AdminInvoicesPage() {
  const t = useMessages(invoicePagesMessages);
  const head = useMessages(invoiceMessages);
  const language = useLanguage();
  const [months] = useState(() => monthsUntil(new Date(), MONTHS));
  const list = useListAddress(invoicesList);
  const { month } = list.address;
  const query = useAllInvoices(list.address);
  return (
    <div className="grid gap-4 *:min-w-0">
      <ListPage
        title={t.adminTitle}
        intro={t.adminIntro}
        list={list}
        query={query}
        rowsOf={(found) => found.invoices}
        search={{ label: t.search }}
        filters={
          <SelectField
            label={t.month}
            labelHidden
            small
            value={month ?? ''}
            placeholder={t.allMonths}
            options={months.map((value) => ({
              value,
              label: monthName(value, language),
            }))}
            onChange={({ target }) => list.go({ month: target.value || undefined })}
          />
        }
        tabs={{
          label: t.kinds,
          tabs: [
            { ...list.choice({ kind: undefined }), label: t.all },
            ...invoiceKinds.map((kind) => ({ ...list.choice({ kind }), label: t[kind] })),
          ],
        }}
        count={t.count}
        failed={head.failed}
        none={{ title: t.none, text: t.noneText }}
        noneFits={{ title: t.noneFits, text: t.noneFitsText, clearLabel: t.clear }}
      >
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            heads={
              <>
                <Th>{head.buyer}</Th>
                <Th align="end">{head.tax}</Th>
              </>
            }
            Cells={AdminCells}
          />
        )}
      </ListPage>
      <Gstr1Card month={month} />
    </div>
  );
}

function AdminCells({ invoice }: { invoice: InvoiceForAdmin }) {
  const t = useMessages(invoiceMessages);
  const { buyer, tax_paise } = invoice;
  return (
    <>
      <Td label={t.buyer}>
        <span className="grid">
          {buyer.name}
          {buyer.gstin ? <span className="text-caption text-ink-2">{buyer.gstin}</span> : null}
        </span>
      </Td>
      <Td label={t.tax} align="end">
        {rupeesText(paise(signOf(invoice) * tax_paise))}
      </Td>
    </>
  );
}
