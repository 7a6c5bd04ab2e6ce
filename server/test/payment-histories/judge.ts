// What must be true of the books in the end, judged by other rows than those on which the product bases its
// decisions: the money that the bank has moved, and the periods that were paid for.
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { refuseDifferences } from '../../domains/ledger/check.ts';

/** The faults in everything that was bought, one line each; none if all is well. */
export async function faultsOf(db: Db): Promise<string[]> {
  const balanced = await refuseDifferences(db).then(
    () => [],
    (error: unknown) => [String(error)],
  );
  const found = await Promise.all(checks.map(({ query }) => query.execute(db)));
  return [
    ...balanced,
    ...found.flatMap(({ rows }, index) =>
      rows.map((row) => `${checks[index]?.fault}: ${JSON.stringify(row)}`),
    ),
  ];
}

/** Periods that are paid for and were not refunded. */
const kept = sql`
  select charges.*, payments.paid_at, payments.id as kept_id from subscription_charges as charges
    join payments on payments.id = charges.payment_id
    where payments.state = 'paid' and charges.period_from is not null`;

const checks = [
  {
    fault: 'invoice numbers with a gap',
    query: sql`select kind, year, count(*), max(serial) from invoices
      group by kind, year having count(*) <> max(serial) or min(serial) <> 1`,
  },
  {
    // What the bank has taken and not returned equals invoices less credit notes, except for refunds that are on
    // their way or were paid from the operator's own account.
    fault: 'money without an invoice, or an invoice without money',
    query: sql`select payments.id, bank.kept, books.kept as booked from payments
      join lateral (select coalesce(sum(taken.amount_paise), 0) - coalesce((select sum(back.amount_paise)
            from test_refunds as back where back.payment_id = payments.gateway_payment_id and not back.fails), 0) as kept
        from test_order_payments as taken
        where taken.id = payments.gateway_payment_id and taken.captured_at <= now()) as bank on true
      join lateral (select coalesce(sum(case kind when 'invoice' then total_paise else -total_paise end), 0)
          + coalesce((select sum(waiting.amount_paise) from refunds as waiting
            where waiting.payment_id = payments.id
              and (waiting.state <> 'done' or waiting.transfer_reference is not null)), 0) as kept
        from invoices where invoices.payment_id = payments.id) as books on true
      where payments.state in ('paid', 'refunding', 'refunded') and bank.kept <> books.kept`,
  },
  {
    fault: 'an order that was paid twice and kept',
    query: sql`select order_id, count(*) from payments where state = 'paid'
      group by order_id having count(*) > 1`,
  },
  {
    // Only an upgrade may begin before the end of what was paid for.
    fault: 'a period that was paid twice',
    query: sql`with kept as (${kept})
      select one.payment_id, other.payment_id as other from kept as one join kept as other
        on one.subscription_id = other.subscription_id and other.period_from >= one.period_from
        and other.payment_id <> one.payment_id and other.period_from < one.period_to
      where other.kind <> 'upgrade'`,
  },
  {
    fault: 'more than one plan at once',
    query: sql`select account_id, count(*) from subscriptions
      where state in ('active', 'past_due') or (state = 'canceled' and period_to > now())
      group by account_id having count(*) > 1`,
  },
  {
    // A buyer whose renewal fails keeps the plan until the third try has failed.
    fault: 'a plan without a payment',
    query: sql`with kept as (${kept})
      select id, state, plan_id from subscriptions
      where (state in ('active', 'past_due') or (state = 'canceled' and period_to > now()))
        and not exists (select from kept where subscription_id = subscriptions.id
          and kept.plan_id = subscriptions.plan_id
          and (now() < kept.period_to or state = 'past_due' and failed_tries < 3
            and kept.period_to = subscriptions.period_to))`,
  },
  {
    fault: 'a payment without its plan',
    query: sql`with kept as (${kept})
      select kept.payment_id, subscriptions.id, state from kept
        join subscriptions on subscriptions.id = subscription_id
      where now() >= kept.period_from and now() < kept.period_to
        and state not in ('active', 'past_due', 'canceled')
        and not exists (select from subscription_charges as later join payments on payments.id = later.payment_id
          where later.subscription_id = kept.subscription_id and later.before_to = kept.period_to
            and payments.state in ('refunding', 'refunded') and later.kind <> 'upgrade')`,
  },
] as const;
