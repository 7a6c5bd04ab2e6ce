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
      refunded_at: { en: 'Given back', hi: 'कब लौटा' },
    },
  },
  gateway_events: {
    nobody: 'What the gateway said about its orders; who paid stands with the payment.',
    columns: ['gateway', 'event_id', 'kind', 'order_id', 'received_at'],
  },
} satisfies Tables;
