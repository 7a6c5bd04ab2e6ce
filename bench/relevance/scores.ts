import type { Query } from '../queries/query.ts';
import { answers, type Posting } from './postings.ts';
import type { Ranker } from './rankers.ts';

const DEPTH = 10;
const RECALL_DEPTH = 50;

export interface Score {
  /** Of the first ten, or as many as possible, the share that is right. */
  right: number;
  /** The share of searches that found nothing. */
  empty: number;
}

/** A query with its right answers. */
interface Judged extends Query {
  ids: ReadonlySet<number>;
}

/** The queries that have at least one right answer. */
export const judgedBy = (queries: readonly Query[], postings: readonly Posting[]): Judged[] =>
  queries
    .map((query) => ({
      ...query,
      ids: new Set(postings.filter((one) => answers(one, query.wanted)).map(({ id }) => id)),
    }))
    .filter(({ ids }) => ids.size > 0);

/** The scores of a ranker on a set of queries; `onMiss` is called with what it got wrong. */
export async function scoreOf(
  rank: Ranker,
  queries: readonly Judged[],
  onMiss: (query: Query, right: number) => void,
): Promise<Score> {
  let right = 0;
  let empty = 0;
  for (const query of queries) {
    const found = await rank(query, DEPTH);
    const hits = found.filter((id) => query.ids.has(id)).length;
    const share = hits / Math.min(DEPTH, query.ids.size);
    if (share < 1) onMiss(query, share);
    right += share;
    empty += found.length === 0 ? 1 : 0;
  }
  return { right: right / queries.length, empty: empty / queries.length };
}

/** The share of the first ten intended results that survives typing errors. */
export async function keptOf(
  rank: Ranker,
  queries: readonly Query[],
  onMiss: (query: Query, kept: number) => void,
): Promise<number> {
  const misspelt = queries.filter(({ meant }) => meant !== undefined);
  const firstOf = new Map<string, number[]>();
  let kept = 0;
  let compared = 0;
  for (const query of misspelt) {
    const meant = query.meant ?? '';
    const clean = firstOf.get(meant) ?? (await rank({ typed: meant }, DEPTH));
    firstOf.set(meant, clean);
    if (clean.length === 0) continue;
    const found = new Set(await rank(query, DEPTH));
    const share = clean.filter((id) => found.has(id)).length / clean.length;
    if (share < 1) onMiss(query, share);
    kept += share;
    compared += 1;
  }
  return kept / Math.max(1, compared);
}

export interface TitleScore {
  ndcg: number;
  recall: number;
  empty: number;
}

/** The scores of a ranker on human judgements; a posting without a judgement counts as wrong. */
export async function titleScoreOf(
  rank: Ranker,
  queries: readonly { typed: string; ids: ReadonlySet<number> }[],
): Promise<TitleScore> {
  const sum = { ndcg: 0, recall: 0, empty: 0 };
  for (const { typed, ids } of queries) {
    const found = await rank({ typed }, RECALL_DEPTH);
    sum.ndcg += gainOf(found.map((id) => ids.has(id))) / gainOf([...ids].map(() => true));
    sum.recall += found.filter((id) => ids.has(id)).length / Math.min(RECALL_DEPTH, ids.size);
    sum.empty += found.length === 0 ? 1 : 0;
  }
  return {
    ndcg: sum.ndcg / queries.length,
    recall: sum.recall / queries.length,
    empty: sum.empty / queries.length,
  };
}

const gainOf = (rights: readonly boolean[]) =>
  rights.slice(0, DEPTH).reduce((sum, right, at) => sum + (right ? 1 / Math.log2(at + 2) : 0), 0);
