import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';

/** What a browser brings back from a checkout, signed by the gateway. */
export const CheckoutResult = z.object({
  order_id: z.string('request.missing').max(100),
  payment_id: z.string('request.missing').max(100),
  signature: z.string('request.missing').max(200),
});

const testOutcomes = ['paid', 'slow', 'twice', 'failed'] as const;
const testWebhooks = ['once', 'late', 'twice', 'disordered', 'never'] as const;

const TestPaying = z.object({
  /** `slow`: the money takes a minute. `twice`: two payments of one order. */
  outcome: z.enum(testOutcomes, 'request.invalid_value'),
  webhook: z.enum(testWebhooks, 'request.invalid_value').default('once'),
  /** What payments by its mandate will do. */
  renewals: z.enum(['succeed', 'fail'], 'request.invalid_value').default('succeed'),
  /** What the bank will do with refunds of it. */
  refunds: z.enum(['succeed', 'fail_once', 'fail'], 'request.invalid_value').default('succeed'),
});
export type TestPaying = z.output<typeof TestPaying>;

const PaidTest = z.object({ result: CheckoutResult.nullable() });
export type PaidTest = z.output<typeof PaidTest>;

const order = idParams({ testOrder: 'seeker', companyTestOrder: 'recruiter' });

export const testPayments = endpoints({
  'GET /barong/resource/test_orders/:id': {
    summary: 'An own order of test payments, in which no money moves',
    who: ['user', 'hr'],
    team: 'owner',
    params: order,
    output: z.object({
      id: z.number(),
      amount_paise: z.number(),
      gives_mandate: z.boolean(),
      is_open: z.boolean(),
    }),
    errors: ['resource.payment.not_found'],
  },
  'POST /barong/resource/test_orders/:id/payments': {
    summary: 'Pay an own order of test payments, with the trouble that a real one may have',
    who: ['user', 'hr'],
    team: 'owner',
    params: order,
    body: TestPaying,
    example: { outcome: 'paid' },
    status: 201,
    output: PaidTest,
    errors: ['resource.payment.not_found', 'request.invalid_value'],
  },
});
