import { invoices } from '../../../contract/money/invoices.ts';
import { routes } from '../../platform/endpoints.ts';
import { changeBilling, readBilling } from './billing.ts';
import { openInvoice, readAllInvoices, readInvoices } from './documents.ts';
import { exportTable, readTables } from './gstr1.ts';

export const invoiceRoutes = routes(invoices, {
  'GET /barong/resource/billing_details': ({ db, account }) => readBilling(db, account),
  'PUT /barong/resource/billing_details': ({ db, account, body, ifMatch }) =>
    changeBilling(db, account, body, ifMatch),
  'GET /barong/resource/invoices': ({ account, query, ...services }) =>
    readInvoices(services, account, query),
  'GET /barong/resource/invoices/:id/document.pdf': ({ db, account, params }) =>
    openInvoice(db, account, params.id),
  'GET /barong/admin/invoices': ({ query, ...services }) => readAllInvoices(services, query),
  'GET /barong/admin/invoices/:id/document.pdf': ({ db, account, params }) =>
    openInvoice(db, account, params.id),
  'GET /barong/admin/gstr1': ({ db, query }) => readTables(db, query.month),
  'GET /barong/admin/gstr1/table.csv': ({ db, query }) => exportTable(db, query),
});
