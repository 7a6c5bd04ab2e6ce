import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domains } from './domains.ts';
import type { Domain } from './platform/domain.ts';
import { platformTables } from './platform/tables.ts';

const FOLDER = join(import.meta.dirname, 'domains');

const folders = await Promise.all(
  readdirSync(FOLDER).map(async (noun): Promise<[string, Domain[]]> => {
    const { default: _, ...named } = (await import(`./domains/${noun}/index.ts`)) as Record<
      string,
      Domain
    >;
    return [noun, Object.values(named)];
  }),
);
const nouns = folders.map(([noun, [domain]]): [string, Domain | undefined] => [noun, domain]);

const sourceOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The tables that functions of the database write. */
const writtenBy: Record<string, string[]> = {
  share_contact: ['contact_shares'],
  stop_sharing_contact: ['contact_shares', 'contact_requests'],
};

/** Tables that nothing but triggers writes. */
const writtenByTriggers = new Set(['company_job_counts']);

const written = (source: string) => [
  ...new Set([
    ...[
      ...source.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\('(\w+)'\)/g),
      ...source.matchAll(/\b(?:insert into|delete from) (\w+)/g),
      ...source.matchAll(/^\s*update (\w+) set/gm),
    ].map(([, table = '']) => table),
    ...[...source.matchAll(/\bselect (\w+)\(/g)].flatMap(([, name = '']) => writtenBy[name] ?? []),
  ]),
];

test.each(folders)('%s is one domain of the product', (_, ofFolder) => {
  expect(domains.filter((domain) => ofFolder.includes(domain))).toHaveLength(1);
  expect(ofFolder).toHaveLength(1);
});

test('somebody who leaves a team is taken from interviews before referrals', () => {
  const inOrder = domains
    .filter(({ onDeparture }) => onDeparture)
    .map((domain) => nouns.find(([, declaredHere]) => declaredHere === domain)?.[0]);
  const locked = ['interviews', 'referrals'];
  expect(inOrder.filter((noun) => locked.includes(noun ?? ''))).toEqual(locked);
});

test('every table belongs to exactly one domain or to the platform', () => {
  const source = sourceOf(join(import.meta.dirname, '../db/tables'));
  const bodies = source.matchAll(/^export interface \w+Tables \{([^}]*)\}/gm);
  const database = [...bodies].map(([, body = '']) => body).join('');
  const all = [...database.matchAll(/(\w+):/g)].map(([, table = '']) => table);
  const owned = [...domains.map(({ tables = {} }) => tables), platformTables];
  expect(owned.flatMap((tables) => Object.keys(tables)).toSorted()).toEqual(all.toSorted());
});

test.each(nouns)('%s writes exactly the tables that it declares', (noun, domain) => {
  const { tables = {}, alsoWrites = [] } = domain ?? {};
  const declared = [...Object.keys(tables), ...alsoWrites];
  expect(written(sourceOf(join(FOLDER, noun))).toSorted()).toEqual(
    declared.filter((table) => !writtenByTriggers.has(table)).toSorted(),
  );
});
