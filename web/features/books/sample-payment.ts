import type { BookedPayment, PaymentHistory } from '../../../contract/money/books.ts';

const AT = '2026-11-23T05:00:00.000Z';

/** For tests: a payment, a part of which could not be refunded, as lists show it. */
export const listedPayment: BookedPayment = {
  id: 7,
  state: 'paid',
  is_test: false,
  is_surplus: false,
  amount_paise: 353_900,
  refunded_paise: 100_050,
  refund_failed: true,
  created_at: AT,
  paid_at: AT,
  plan: { name: 'Growth', level: 'growth', period: 'month' },
  buyer: { kind: 'hr', name: 'Anil Rao', email: 'anil@people.test', company: 'Kaveri Mills' },
  invoice_number: 'INV2627/000001',
};
/** The same with all that belongs to it. */
export const samplePayment: PaymentHistory = {
  ...listedPayment,
  gateway: 'razorpay',
  order_id: 'order_1',
  gateway_payment_id: 'pay_1',
  left_paise: 253_850,
  refunds: [
    {
      id: 3,
      amount_paise: 100_050,
      state: 'failed',
      reason: 'Two weeks without service',
      asked_by: 'Meera Das',
      tries: 2,
      gateway_refund_id: null,
      transfer_reference: null,
      transferred_on: null,
      transferred_by: null,
      created_at: AT,
      ended_at: null,
    },
  ],
  events: [{ id: 'event_1', kind: 'payment.captured', received_at: AT }],
  movements: [
    {
      id: 1,
      kind: 'paid',
      from_account: 'customers',
      to_account: 'gateway',
      amount_paise: 353_900,
      moved_at: AT,
    },
  ],
  documents: [
    {
      id: 5,
      kind: 'invoice',
      number: 'INV2627/000001',
      issued_at: AT,
      total_paise: 353_900,
      pdf_url: '/invoice.pdf',
    },
  ],
};
