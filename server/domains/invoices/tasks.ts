import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';
import { mailInvoice } from './mails.ts';
import { deleteOldInvoices } from './queries.ts';

export const invoiceTasks = (services: Services): Tasks => ({
  mail_invoice: (payload) => mailInvoice(services, (payload as { id: number }).id),
  erase_old_invoices: () => deleteOldInvoices(services.db),
});

export const invoiceSchedules: Schedule[] = [{ task: 'erase_old_invoices', at: '37 2 * * *' }];
