import type { Session } from '../../../contract/accounts.ts';
import { paise } from '../../../contract/money/paise.ts';
import { issueInvoice } from '../../domains/invoices/invoices.ts';
import type { Portal } from '../portal.ts';

/** Far from the numbers of other payments. */
let payments = 1_000_000;

/** Makes an invoice of the seeker, and one of the recruiter's company. */
export function invoiceMakers(
  portal: Portal,
  { seeker, recruiter }: { seeker: Session; recruiter: Session },
) {
  const invoiceOf = async (accountId: number): Promise<number> => {
    const line = {
      description: 'Growth, monthly',
      taxablePaise: paise(9_900),
      periodFrom: '2026-11-01T00:00:00.000Z',
      periodTo: '2026-12-01T00:00:00.000Z',
    };
    const payment = { id: (payments += 1), paidAt: new Date() };
    const { id } = await portal.db
      .transaction()
      .execute((trx) => issueInvoice(trx, { accountId, payment, lines: [line] }));
    return id;
  };
  return {
    invoice: () => invoiceOf(seeker.user.id),
    companyInvoice: () => invoiceOf(recruiter.user.id),
  };
}
