import type { Generated } from 'kysely';
import type { Level, PlanPeriod } from '../contract/money/plan-levels.ts';
import type { Paise } from '../contract/money/paise.ts';
import type { Id, MomentOrNull, MomentWithDefault } from './columns.ts';

interface Plans {
  id: Id;
  level: Level;
  period: PlanPeriod;
  version: Generated<number>;
  /** Without tax. */
  price_paise: Paise;
  created_at: MomentWithDefault;
  withdrawn_at: MomentOrNull;
}

export type LedgerAccount = 'customers' | 'gateway' | 'sales' | 'tax';
export type MovementKind =
  | 'paid'
  | 'sold'
  | 'taxed'
  | 'sale_returned'
  | 'tax_returned'
  | 'refunded';

interface LedgerMovements {
  id: Id;
  payment_id: number;
  kind: MovementKind;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount_paise: Paise;
  moved_at: MomentWithDefault;
}

export interface MoneyTables {
  plans: Plans;
  ledger_movements: LedgerMovements;
}
