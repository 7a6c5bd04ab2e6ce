import { type RawBuilder, sql } from 'kysely';

/**
 * The SQL of the newest matches, as narrow rows: sorting whole ones takes longer than finding them. Words
 * are parameters of to_tsquery in the statement itself, so that the planner can see how rare they are; in
 * a subselect the same search takes hundreds of times as long.
 */

/** The newest first. */
export const byDate = sql`posted_at desc, job_id desc`;
/**
 * The same, in a form that no index has. Where few jobs match, the planner may still take the index by date,
 * and read through nearly all jobs.
 */
const byDateWithoutIndex = sql`posted_at + interval '0' desc, job_id desc`;

/** What a match is known by: the place of its row, and what it is ordered by. */
export const matchColumns = sql`job_search.ctid as place, job_id, posted_at, salary_max_inr`;

/** The whole rows of matches. */
export const rowsOf = (matches: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select job_search.*, job_search.ctid as place from job_search
  where job_search.ctid = any(array(select place from (${matches}) as match))`;

interface Newest {
  /** Conditions on a row of `job_search`. */
  where: readonly RawBuilder<unknown>[];
  /** Those that may have jobs (layers.ts). */
  layers: readonly number[];
  limit: number;
  /** With so many rows the layers below are not read; the limit if it is not given. */
  enough?: number;
  /** Whether an index finds what is looked for among the words of jobs. */
  hasWords: boolean;
}

/** The newest rows that fulfil every condition. Each layer is read only if those above it had too few. */
export function newest({
  where,
  layers,
  limit,
  enough = limit,
  hasWords,
}: Newest): RawBuilder<unknown> {
  const newestIn = (layer: number, above: readonly RawBuilder<unknown>[]) => sql`
    select ${matchColumns} from job_search
    where ${sql.join([isInLayer(layer), ...where, ...tooFewIn(above, enough)], sql` and `)}
    order by ${above.length > 0 && hasWords ? byDateWithoutIndex : byDate} limit ${limit}`;
  const [top = 0, ...below] = layers;
  if (below.length === 0) return newestIn(top, []);
  const names = layers.map((layer) => sql.ref(`layer_${layer}`));
  const parts = layers.map(
    (layer, at) =>
      sql`${sql.ref(`layer_${layer}`)} as materialized (${newestIn(layer, names.slice(0, at))})`,
  );
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  // Layers follow each other by date, and so do their rows.
  return sql`with ${sql.join(parts)} select * from (${all}) as newest limit ${limit}`;
}

const tooFewIn = (layers: readonly RawBuilder<unknown>[], enough: number) =>
  layers.length === 0
    ? []
    : [
        sql`${sql.join(
          layers.map((name) => sql`(select count(*) from ${name})`),
          sql` + `,
        )} < ${enough}`,
      ];

/** A literal, because the planner takes the indexes of a layer only if it sees which one. */
export const isInLayer = (layer: number) => sql`job_search.layer = ${sql.lit(layer)}`;
