import { sql } from 'kysely';
import type { DifferenceKind } from '../../../contract/money/settlements.ts';
import type { Paise } from '../../../contract/money/paise.ts';
import type { GatewayName } from '../../../db/tables/money.ts';
import type { Trx } from '../../platform/database.ts';
import { dayInIndia } from '../../platform/calendar/days-in-india.ts';

export interface FoundDifference {
  gateway: GatewayName;
  kind: DifferenceKind;
  reference: string;
  payment_id: number | null;
  expected_paise: Paise | null;
  found_paise: Paise | null;
  at: string;
}

/** Gateways settle within three working days; a week leaves room for holidays. */
const SETTLED_WITHIN_DAYS = 7;
/** In percent of the amount, without GST. */
const MOST_FEE = 3;
const GST_PERCENT = 18;

/** Which of several lines of the same payment counts: the one in the books, or else the first. */
const place = sql`row_number() over (partition by lines.gateway, entity_id
  order by booked_at is null, settled_at, settlement_id)`;

/** Lines together with what is known here of the same payment or refund. */
export const knownLines = sql`
  select lines.*, payments.id as own_payment, payments.amount_paise as own_amount, null::bigint as own_refund,
      true as is_done,
      ${place} as place
    from settlement_lines as lines left join payments
      on payments.gateway = lines.gateway and payments.gateway_payment_id = entity_id
        and payments.state in ('paid', 'refunding', 'refunded')
    where kind = 'payment'
  union all
  select lines.*, refunds.payment_id, refunds.amount_paise, refunds.id,
      refunds.state = 'done' and refunds.transfer_reference is null,
      ${place}
    from settlement_lines as lines left join (refunds join payments on payments.id = refunds.payment_id)
      on payments.gateway = lines.gateway and gateway_refund_id = entity_id
    where kind = 'refund'`;

/** What reaches the bank: a payment less the fee, or a refund as a negative amount. */
export const netOf = sql`case kind when 'payment' then amount_paise - fee_paise else -amount_paise - fee_paise end`;

/** All present differences. For days whose reports were not read, nothing counts as missing. */
export async function findDifferences(trx: Trx): Promise<FoundDifference[]> {
  const { rows } = await sql<FoundDifference>`
    with known as (${knownLines}),
    found (gateway, kind, reference, payment_id, expected_paise, found_paise, at) as (
      select gateway, 'unknown_' || kind, entity_id, null::bigint, null::bigint, amount_paise, settled_at
        from known where own_payment is null and place = 1
      union all
      select gateway, kind || '_amount', entity_id, own_payment, own_amount, amount_paise, settled_at
        from known where own_amount <> amount_paise and place = 1
      union all
      select gateway, 'refund_not_done', entity_id, own_payment, 0, amount_paise, settled_at
        from known where own_refund is not null and not is_done and place = 1
      union all
      select gateway, 'sum', entity_id || ' ' || settlement_id, own_payment, ${netOf}, credit_paise - debit_paise,
          settled_at
        from known where ${netOf} <> credit_paise - debit_paise
      union all
      select gateway, 'fee', entity_id || ' ' || settlement_id, own_payment, null, fee_paise, settled_at
        from known where (fee_paise - tax_paise) * 100 > amount_paise * ${MOST_FEE}::int
          or abs((fee_paise - tax_paise) * ${GST_PERCENT}::int - tax_paise * 100) > 100
      union all
      select gateway, 'twice', entity_id || ' ' || settlement_id, own_payment, 0, credit_paise - debit_paise,
          settled_at
        from known where place > 1
      union all
      select gateway, 'other', entity_id || ' ' || settlement_id, null, 0, credit_paise - debit_paise, settled_at
        from settlement_lines where kind = 'other'
      union all
      select missing.* from (
          select gateway, 'payment_missing', gateway_payment_id as reference, id, amount_paise, 0, paid_at as at
            from payments where state in ('paid', 'refunding', 'refunded') and gateway_payment_id is not null
          union all
          select gateway, 'refund_missing', gateway_refund_id, payments.id, -refunds.amount_paise, 0, ended_at
            from refunds join payments on payments.id = refunds.payment_id
            where refunds.state = 'done' and gateway_refund_id is not null and transfer_reference is null
        ) as missing
        where not exists (select from settlement_lines as lines
            where lines.gateway = missing.gateway and entity_id = reference)
          and ${dayInIndia(sql`at`)} >= (select min(day) from settlement_days as days
            where days.gateway = missing.gateway)
          and ${dayInIndia(sql`at`)} + ${SETTLED_WITHIN_DAYS}::int <= (select max(day)
            from settlement_days as days where days.gateway = missing.gateway)
    )
    select * from found order by at, reference`.execute(trx);
  return rows;
}
