// What npm run books does.
import { readFile } from 'node:fs/promises';
import { paise, rupeesText } from '../../../contract/money/paise.ts';
import { nameDifferences } from '../../domains/ledger/check.ts';
import { listOpenDifferences, takeReportFile } from '../../domains/settlements/reading.ts';
import { readDay, readNewReports } from '../../domains/settlements/settlements.ts';
import { gatewayInForce } from '../../outside-services.ts';
import type { Services } from '../../platform/endpoints.ts';
import { outboundRequests } from '../../platform/network/outbound.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openSeal } from '../../platform/secrets/seal.ts';
import { whileServing } from '../../platform/security-events.ts';
import { StartError } from '../../platform/process/start-error.ts';
import { configOfCommand, exitCode, withStorage } from './command.ts';

const USAGE = `Usage: npm run books -- check
       npm run books -- reconcile
       npm run books -- reconcile FROM TO
       npm run books -- reconcile FILE

check compares the ledger with the state of every payment; each night that is done only for those of which something
was written.
reconcile reads what the payment gateway has settled with the bank: the days that were not read, the days from
FROM to TO (such as 2026-11-01 2026-11-30), or a report that its dashboard has saved as CSV. It enters what
agrees into the books, and names what differs from the payments here.`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_DAYS = 366;

/** Runs the command and resolves to its exit code: 0 if nothing differs that nobody has explained. */
export const books = ([verb, first, last, ...more]: readonly string[]): Promise<number> =>
  exitCode(async () => {
    if (verb === 'check' && first === undefined) return check();
    if (verb !== 'reconcile' || more.length > 0) throw new StartError(USAGE);
    return reconcile(first, last);
  });

const check = (): Promise<number> =>
  withStorage(async ({ db }) => {
    const said = await nameDifferences(db);
    console.log(said ?? 'The ledger fits all payments.');
    return said === null ? 0 : 1;
  });

async function reconcile(first: string | undefined, last: string | undefined): Promise<number> {
  const config = configOfCommand();
  return withStorage(async ({ db }) => {
    const seal = await openSeal(config.dataDir);
    const services = {
      db,
      gateway: await gatewayInForce(config, { db, seal, outbound: outboundRequests() }),
    };
    await whileServing(seal, 'npm run books', () => read(services, first, last));
    const open = await listOpenDifferences(db);
    for (const { kind, reference, payment_id, expected_paise, found_paise } of open) {
      const amounts = [
        expected_paise === null ? null : `here ${rupeesText(paise(expected_paise))}`,
        found_paise === null ? null : `there ${rupeesText(paise(found_paise))}`,
        payment_id === null ? null : `payment ${payment_id}`,
      ];
      console.log([kind, reference, ...amounts.filter((part) => part !== null)].join(', '));
    }
    console.log(open.length === 0 ? 'Nothing differs.' : `${open.length} open differences.`);
    return open.length === 0 ? 0 : 1;
  });
}

async function read(
  services: Pick<Services, 'db' | 'gateway'>,
  first: string | undefined,
  last: string | undefined,
): Promise<void> {
  if (first === undefined) return readNewReports(services);
  if (last === undefined) return readFileOf(services, first);
  for (const day of daysBetween(first, last)) await readDay(services, day);
}

function daysBetween(first: string, last: string): string[] {
  const from = Date.parse(first);
  const to = Date.parse(last);
  if (!DAY.test(first) || !DAY.test(last) || !(from <= to) || to - from > MOST_DAYS * 86_400_000) {
    throw new StartError(`${first} to ${last} are no days of at most a year.`);
  }
  const count = (to - from) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(from + index * 86_400_000).toISOString().slice(0, 10),
  );
}

async function readFileOf(services: Pick<Services, 'db' | 'gateway'>, file: string): Promise<void> {
  const csv = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  const { lines, new_lines, problems } = await takeReportFile(services, csv).catch((error) => {
    if (error instanceof Refusal) throw new StartError(`${file} is no settlement report.`);
    throw error;
  });
  if (problems.length > 0) {
    const named = problems.map(({ line, column }) => `line ${line}: ${column}`);
    throw new StartError(`Nothing of ${file} was kept. It cannot be read:\n${named.join('\n')}`);
  }
  console.log(`${lines} lines, ${new_lines} of them new.`);
}
