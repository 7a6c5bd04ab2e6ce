import type { Trade } from '../types.ts';
import * as accounts from './accounts.ts';
import * as construction from './construction.ts';
import * as customer from './customer.ts';
import * as design from './design.ts';
import * as education from './education.ts';
import * as factory from './factory.ts';
import * as finance from './finance.ts';
import * as health from './health.ts';
import * as hospitality from './hospitality.ts';
import * as law from './law.ts';
import * as logistics from './logistics.ts';
import * as office from './office.ts';
import * as retail from './retail.ts';
import * as sales from './sales.ts';
import * as services from './services.ts';
import * as software from './software.ts';
import * as technicians from './technicians.ts';

/**
 * Sorted by name, as Node sorts the exports of a module. Vitest keeps the order of the file, so without sorting,
 * tests would see other jobs than the demo has.
 */
const tradesOf = (sector: Record<string, Trade>): Trade[] =>
  Object.keys(sector)
    .toSorted()
    .flatMap((name) => sector[name] ?? []);

export const softwareTrades: readonly Trade[] = tradesOf(software);

export const trades: readonly Trade[] = [
  accounts,
  construction,
  customer,
  design,
  education,
  factory,
  finance,
  health,
  hospitality,
  law,
  logistics,
  office,
  retail,
  sales,
  services,
  software,
  technicians,
].flatMap(tradesOf);
