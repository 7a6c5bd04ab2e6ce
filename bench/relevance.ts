// Usage: npm run bench -- relevance [FOLDER [search]]   How well the search answers, beside three plain ways.
// FOLDER holds jobs_main.jsonl.gz, jobs_listing_only.jsonl.gz and queries/title_queries.jsonl.gz;
// without it the postings are those of the demo. With the word search only the search itself is
// measured. BENCH_JSON names a file for the figures,
// BENCH_MISSES one for the searches that were not answered in full, BENCH_DATA_DIR keeps the
// postings for the next run, as they were read then: whoever changes how a posting is read begins with an empty folder.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { parseConfig } from '../server/config.ts';
import { countAnew } from '../server/domains/search/search.ts';
import { suggest } from '../server/domains/search/suggestions/suggestions.ts';
import { openStorage, type Storage } from '../server/storage.ts';
import { importFirst } from './postings/first-postings.ts';
import { companies } from './queries/companies.ts';
import { devanagari, hinglish } from './queries/hindi.ts';
import { places } from './queries/places.ts';
import type { Query } from './queries/query.ts';
import { roles } from './queries/roles.ts';
import { suggestions } from './queries/suggestions.ts';
import { shortForms } from './queries/short-forms.ts';
import { typingErrors } from './queries/typing-errors.ts';
import { wholeWishes } from './queries/wishes.ts';
import { exactTitlesOf, knownItemsOf, repeatsOf, typedPlacesOf } from './relevance/known-items.ts';
import { type Posting, readPostings } from './relevance/postings.ts';
import { linesFound, rankersOver } from './relevance/rankers.ts';
import { judgedBy, keptOf, scoreOf, titleScoreOf } from './relevance/scores.ts';

const sets: Readonly<Record<string, readonly Query[]>> = {
  'roles, well typed': roles.map(([typed, title]) => ({ typed, wanted: { title } })),
  'typing errors': typingErrors,
  places,
  'short forms': shortForms,
  hinglish,
  devanagari,
  'whole wishes': wholeWishes,
  companies,
};

const [, , folder, only] = process.argv;
const kept = process.env['BENCH_DATA_DIR'];
const dataDir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-')));
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
try {
  await fill(storage);
  const postings = await readPostings(storage.db);
  console.log(`${postings.length} postings`);
  const all = await rankersOver(storage.db, postings);
  const rankers = only === 'search' ? { search: all.search } : all;
  const table: Record<string, Record<string, string>> = {};
  const misses: string[] = [];
  for (const [set, queries] of Object.entries(sets)) {
    const judged = judgedBy(queries, postings);
    if (judged.length === 0) continue;
    const row = `${set} (${judged.length} of ${queries.length})`;
    for (const [name, rank] of Object.entries(rankers)) {
      const { right, empty } = await scoreOf(rank, judged, ({ typed, location }, share) => {
        if (name === 'search') misses.push(`${set}\t${share.toFixed(2)}\t${location ?? typed}`);
      });
      cell(table, row, name, [right, empty]);
    }
  }
  for (const [name, rank] of Object.entries(rankers)) {
    const keptShare = await keptOf(rank, typingErrors, ({ typed }, share) => {
      if (name === 'search') misses.push(`kept\t${share.toFixed(2)}\t${typed}`);
    });
    cell(table, `typing errors (${typingErrors.length}): of the first ten without them`, name, [
      keptShare,
    ]);
  }
  const roleNames = roles.map(([name]) => name);
  for (const [name, rank] of Object.entries(rankers)) {
    const missed = (set: string) => (typed: string, share: number) => {
      if (name === 'search') misses.push(`${set}\t${share.toFixed(2)}\t${typed}`);
    };
    cell(table, 'title and company: that posting first', name, [
      await knownItemsOf(rank, postings, missed('title and company')),
    ]);
    cell(table, 'exact titles: companies with it, of as many as there are', name, [
      await exactTitlesOf(rank, postings, missed('exact title')),
    ]);
    cell(table, 'first pages with one title of one company twice', name, [
      await repeatsOf(
        name === 'search' ? linesFound(storage.db) : rank,
        postings,
        roleNames,
        missed('repeat'),
      ),
    ]);
  }
  // The other rankers know only one field.
  cell(table, 'role and city as words: of the first ten by both fields', 'search', [
    await typedPlacesOf(all.search, roleNames, (typed, share) => {
      misses.push(`role and city\t${share.toFixed(2)}\t${typed}`);
    }),
  ]);
  cell(table, `suggestions (${suggestions.length}): in the first 3`, 'search', [
    await scoreOfSuggestions(storage, misses),
  ]);
  const titles = await judgedTitles(postings);
  for (const [name, rank] of titles.length > 0 ? Object.entries(rankers) : []) {
    const { ndcg, recall, empty } = await titleScoreOf(rank, titles);
    cell(table, `judged titles (${titles.length}): nDCG@10`, name, [ndcg, recall, empty]);
  }
  console.log('the share of the first ten that is right (nDCG@10 / recall@50) / found nothing');
  console.table(table);
  await keep('BENCH_JSON', JSON.stringify(table, null, 2));
  await keep('BENCH_MISSES', misses.join('\n'));
} finally {
  await storage.close();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}

async function fill(opened: Storage): Promise<void> {
  await importFirst(opened, folder);
  await countAnew(opened.db);
  await sql`analyze`.execute(opened.db);
}

/** How often the intended suggestion is among the first three. */
async function scoreOfSuggestions({ db }: Storage, misses: string[]): Promise<number> {
  let right = 0;
  for (const [typed, wanted] of suggestions) {
    const names = (await suggest(db, { q: typed, kind: [] })).slice(0, 3);
    if (names.some(({ text }) => wanted.test(text))) right += 1;
    else misses.push(`suggestions\t0.00\t${typed}\t${names.map(({ text }) => text).join(', ')}`);
  }
  return right / suggestions.length;
}

function cell(
  table: Record<string, Record<string, string>>,
  row: string,
  column: string,
  figures: readonly number[],
): void {
  table[row] ??= {};
  table[row][column] = figures.map((figure) => figure.toFixed(3)).join(' / ');
}

/** The queries with answers judged by people, if the folder has them. */
async function judgedTitles(postings: readonly Posting[]) {
  const file = path.join(folder ?? '', 'queries/title_queries.jsonl.gz');
  if (!folder || !existsSync(file)) return [];
  const Line = z.object({ query: z.string(), relevant_ids: z.array(z.string()) });
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n');
  const idOf = new Map(postings.map(({ id, source_id }) => [source_id, id]));
  return lines
    .map((line) => Line.parse(JSON.parse(line)))
    .map(({ query, relevant_ids }) => ({
      typed: query,
      ids: new Set(relevant_ids.flatMap((id) => idOf.get(id) ?? [])),
    }))
    .filter(({ ids }) => ids.size > 0);
}

async function keep(variable: string, text: string): Promise<void> {
  const file = process.env[variable];
  if (file) await writeFile(file, text);
}
