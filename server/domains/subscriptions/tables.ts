import { CREATED, ofAccount, STATE, type Tables } from '../../platform/personal.ts';

export const subscriptionTables = {
  subscriptions: {
    words: { en: 'Subscriptions', hi: 'सब्सक्रिप्शन' },
    rowsOf: ofAccount,
    columns: {
      id: 'inner',
      account_id: 'inner',
      company_id: 'inner',
      buyer: 'inner',
      plan_id: 'inner',
      next_plan_id: 'inner',
      state: STATE,
      period_from: { en: 'Paid from', hi: 'कब से' },
      period_to: { en: 'Paid until', hi: 'कब तक' },
      mandate: { en: 'Payment that allows later ones', hi: 'आगे के भुगतान की अनुमति देने वाला भुगतान' },
      mandate_gateway: 'inner',
      failed_tries: { en: 'Renewals that failed', hi: 'नाकाम कोशिशें' },
      next_try_at: { en: 'Next try', hi: 'अगली कोशिश' },
      reminded_of: { en: 'Reminded of', hi: 'किस तारीख़ की याद दिलाई' },
      created_at: CREATED,
    },
  },
  subscription_charges: {
    nobody: 'What a payment was for; who paid stands with the payment.',
    columns: [
      'payment_id',
      'subscription_id',
      'kind',
      'plan_id',
      'before_plan_id',
      'before_from',
      'before_to',
      'is_automatic',
      'period_from',
      'period_to',
    ],
  },
} satisfies Tables;
