import { sql } from 'kysely';
import { CREATED, ofAccount, STATE, type Tables } from '../../platform/personal.ts';

export const paymentTables = {
  payments: {
    words: { en: 'Payments', hi: 'भुगतान' },
    rowsOf: ofAccount,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      account_id: 'inner',
      gateway: { en: 'Paid by', hi: 'किससे' },
      state: STATE,
      taxable_paise: { en: 'Price without tax, in paise', hi: 'बिना टैक्स, पैसों में' },
      amount_paise: { en: 'Amount, in paise', hi: 'रक़म, पैसों में' },
      tax_paise: { en: 'Tax, in paise', hi: 'टैक्स, पैसों में' },
      invoice_id: 'inner',
      order_id: { en: 'Order at the gateway', hi: 'गेटवे का ऑर्डर' },
      gateway_payment_id: { en: 'Payment at the gateway', hi: 'गेटवे का भुगतान' },
      gives_mandate: { en: 'Allows later payments', hi: 'आगे के भुगतान की अनुमति' },
      is_surplus: { en: 'Paid twice', hi: 'दो बार भुगतान' },
      created_at: CREATED,
      asked_at: 'inner',
      paid_at: { en: 'Paid', hi: 'कब दिया' },
      refunded_at: { en: 'Refunded', hi: 'कब लौटा' },
    },
  },
  refunds: {
    words: { en: 'Refunds', hi: 'वापसी' },
    rowsOf: ({ id }) => sql`payment_id in (select id from payments where account_id = ${id})`,
    columns: {
      id: { en: 'Number', hi: 'नंबर' },
      payment_id: { en: 'Payment', hi: 'भुगतान' },
      amount_paise: { en: 'Amount, in paise', hi: 'रक़म, पैसों में' },
      state: STATE,
      reason: { en: 'Reason', hi: 'वजह' },
      asked_by: 'inner',
      tries: { en: 'Tries', hi: 'कोशिशें' },
      try_at: 'inner',
      gateway_refund_id: { en: 'Refund at the gateway', hi: 'गेटवे की वापसी' },
      transfer_reference: { en: 'Number of the bank transfer', hi: 'बैंक ट्रांसफ़र का नंबर' },
      transferred_on: { en: 'Transferred', hi: 'ट्रांसफ़र का दिन' },
      transferred_by: 'inner',
      created_at: CREATED,
      ended_at: { en: 'Arrived', hi: 'कब पहुँचा' },
    },
  },
  gateway_events: {
    nobody: 'What the gateway said about its orders; who paid stands with the payment.',
    columns: ['gateway', 'event_id', 'kind', 'order_id', 'received_at'],
  },
} satisfies Tables;
