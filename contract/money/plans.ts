import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { levels, planPeriods } from './plan-levels.ts';

/** A plan of today as admins see it. */
const SoldPlan = z.object({
  id: z.number(),
  level: z.enum(levels),
  period: z.enum(planPeriods),
  /** Without tax. */
  price_paise: z.number(),
});

/** A price that a plan has or had, and how many subscribers have it today. */
const PlanVersion = z.object({
  id: z.number(),
  version: z.number(),
  price_paise: z.number(),
  sold_from: z.string(),
  /** Null while it is sold. */
  sold_until: z.string().nullable(),
  subscribers: z.number(),
});
export type PlanVersion = z.output<typeof PlanVersion>;

const MOST_PAISE = 100_000_000_00;

export const plans = endpoints({
  'GET /barong/admin/plans': {
    summary: 'All plans that are sold today, with what is free and every price they have had',
    who: 'admin',
    admins: ['finance'],
    output: z.object({ plans: z.array(SoldPlan.extend({ versions: z.array(PlanVersion) })) }),
  },
  'PUT /barong/admin/plans/:id': {
    summary: 'Sell a plan at another price from now on; whoever has it keeps the price they bought',
    who: 'admin',
    admins: ['finance'],
    params: idParams({ plan: 'admin' }),
    body: z.object({
      price_paise: z
        .number('resource.plan.invalid_price')
        .int('resource.plan.invalid_price')
        .min(100, 'resource.plan.invalid_price')
        .max(MOST_PAISE, 'resource.plan.invalid_price'),
    }),
    example: { price_paise: 349_900 },
    output: SoldPlan,
    errors: ['resource.plan.not_found', 'resource.plan.free', 'resource.plan.invalid_price'],
  },
});
