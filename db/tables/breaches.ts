import type { Generated } from 'kysely';
import type { BreachDataKind } from '../../contract/breaches/breach-kinds.ts';
import type { Id, Moment, MomentOrNull, MomentWithDefault, OrNull } from './columns.ts';

export interface BreachTables {
  breaches: Breaches;
}

/** An entry of the register; entries are never deleted. */
interface Breaches {
  id: Id;
  noticed_at: Moment;
  began_at: MomentOrNull;
  happened: string;
  data_kinds: BreachDataKind[];
  people_count: OrNull<number>;
  consequences: string;
  measures: string;
  findings: string;
  advice: string;
  board_told_at: MomentOrNull;
  board_detailed_at: MomentOrNull;
  people_told_at: MomentOrNull;
  closed: boolean;
  version: Generated<number>;
  changed_at: MomentWithDefault;
  changed_by: OrNull<number>;
}
