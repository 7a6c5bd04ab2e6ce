import { sql } from 'kysely';
import { JobFilters } from '../../contract/jobs.ts';
import { searchJobs } from '../../server/domains/search/search.ts';
import type { Db } from '../../server/platform/database.ts';
import type { Query } from '../queries/query.ts';
import { bm25Over } from './bm25.ts';
import type { Posting } from './postings.ts';

type Typed = Pick<Query, 'typed' | 'location'>;
export type Ranker = (query: Typed, limit: number) => Promise<number[]>;

/** The text for rankers that know only one field. */
const wholeText = ({ typed, location = '' }: Typed) => `${typed} ${location}`.trim();

const found = (db: Db, { typed, location }: Typed, limit: number) =>
  searchJobs(db, { ...JobFilters.parse({ search: typed, location }), page: 1, limit });

/** The jobs that get a line of their own on the page: of several copies only the first. */
export const linesFound =
  (db: Db): Ranker =>
  async (query, limit) => {
    const { ids, copies } = await found(db, query, limit);
    const joined = new Set([...copies.values()].flat());
    return ids.filter((id) => !joined.has(id));
  };

/** The search, and three baselines. */
export async function rankersOver(
  db: Db,
  postings: readonly Posting[],
): Promise<Record<'search' | 'websearch' | 'trigram' | 'bm25', Ranker>> {
  await fillPlainTable(db, postings);
  const bm25 = bm25Over(postings);
  return {
    search: async (query, limit) => (await found(db, query, limit)).ids,
    websearch: async (query, limit) => {
      const asked = sql`websearch_to_tsquery('english', ${wholeText(query)})`;
      return idsOf(
        await sql<{ id: number }>`
          select id from bench_postings where words @@ ${asked}
          order by ts_rank(words, ${asked}) desc, id desc limit ${limit}`.execute(db),
      );
    },
    trigram: async (query, limit) => {
      const typed = wholeText(query).toLowerCase();
      return idsOf(
        await sql<{ id: number }>`
          select id from bench_postings where title % ${typed}
          order by similarity(title, ${typed}) desc, id desc limit ${limit}`.execute(db),
      );
    },
    bm25: (query, limit) => Promise.resolve(bm25(wholeText(query), limit)),
  };
}

const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);

async function fillPlainTable(db: Db, postings: readonly Posting[]): Promise<void> {
  const rows = postings.map(({ id, title, text }) => ({ id, title: title.toLowerCase(), text }));
  await sql`drop table if exists bench_postings`.execute(db);
  await sql`create unlogged table bench_postings as
    select id, title, to_tsvector('english', text) as words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id bigint, title text, text text)`.execute(db);
  await sql`create index on bench_postings using gin (words)`.execute(db);
  await sql`create index on bench_postings using gin (title gin_trgm_ops)`.execute(db);
  await sql`analyze bench_postings`.execute(db);
}
