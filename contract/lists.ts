import { z } from 'zod';
import { PAGE_SIZE, PAGE_SIZE_MAX, type SEARCH_PAGE_SIZE } from './constants.ts';
import { SEARCH_MAX_LENGTH } from './fields/max-lengths.ts';

/**
 * Query of a paged list: `page` counts from 1 and may lie beyond the last one, which is an empty
 * page; `limit` is at least 1, and more than PAGE_SIZE_MAX (100) is read as PAGE_SIZE_MAX. Without it the
 * search of jobs has SEARCH_PAGE_SIZE rows and every other list PAGE_SIZE.
 */
export const paging = (limit: typeof PAGE_SIZE | typeof SEARCH_PAGE_SIZE = PAGE_SIZE) =>
  z.object({
    page: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((asked) => Math.min(asked, PAGE_SIZE_MAX))
      .default(limit),
  });

export type Paging = z.output<ReturnType<typeof paging>>;

/**
 * Where a page lies in its list, under both the camelCase and the snake_case names of the
 * specification.
 */
export const Meta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  total_count: z.number(),
  total_pages: z.number(),
  /** There are at least `total` rows, which are not counted further; shown with a plus, as in "1,000+". */
  total_capped: z.boolean(),
});

export type Meta = z.output<typeof Meta>;

/**
 * The answer of a paged list: its rows under the noun's plural, whatever else it returns, and the
 * paging facts, which HTTP also answers as headers.
 */
export const listOf = <
  N extends string,
  I extends z.ZodType,
  M extends z.ZodRawShape = { meta: typeof Meta },
>(
  rows: N,
  item: I,
  more?: M,
) =>
  z.object({
    ...({ [rows]: z.array(item) } as Record<N, z.ZodArray<I>>),
    meta: Meta,
    ...(more as M),
  });

/**
 * Whether an endpoint answers a page of a list; its headers then say how many rows there are in
 * all.
 */
export const hasTotals = ({ output, bare }: { output: unknown; bare?: true }): boolean =>
  bare === true || (output instanceof z.ZodObject && 'meta' in output.shape);

/** The meta of one page of a list with `total` rows, or at least as many if it is `capped`. */
export function metaOf({ page, limit }: Paging, total: number, capped = false): Meta {
  const totalPages = Math.ceil(total / limit);
  return {
    page,
    limit,
    total,
    totalPages,
    total_count: total,
    total_pages: totalPages,
    total_capped: capped,
  };
}

/** The words that a list is searched for; an empty text asks for the whole list. */
export const searchText = (longest = SEARCH_MAX_LENGTH) =>
  z.string().trim().max(longest).default('');

/** One value that a list is narrowed to. `all`, or none, asks for the whole list; anything else is refused. */
export const onlyOf = <const Known extends string>(known: readonly Known[]) =>
  z
    .enum([...known, 'all'])
    .optional()
    .transform((value) => known.find((one) => one === value));

/**
 * One or several values under a repeated query name. The result is always an array of at most `most`,
 * without empty texts.
 */
export const several = <T extends z.ZodType>(item: T, most = 50) =>
  z
    .preprocess(
      (value) =>
        [value].flat().filter((entry) => entry !== undefined && entry !== null && entry !== ''),
      z.array(item).max(most),
    )
    .optional()
    .transform((values): z.output<T>[] => values ?? []);

/** Like `onlyOf`, but with any number of values under a repeated query name. */
export const anyOf = <const Known extends string>(known: readonly Known[]) =>
  several(z.enum([...known, 'all'])).transform((values: readonly string[]) =>
    values.includes('all') ? [] : known.filter((one) => values.includes(one)),
  );
