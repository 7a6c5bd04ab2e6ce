/** Builds texts for PostgreSQL's tsquery type; no input can break their syntax. */

export const lexeme = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The same query, by words of this weight only: A for titles, B for skills. */
export const weighted = (query: string, weights: 'A' | 'B'): string =>
  query.replaceAll(/'(?:[^']|'')*'/g, (word) => `${word}:${weights}`);

export const anyOf = (queries: readonly string[]): string => joined(queries, ' | ');
export const allOf = (queries: readonly string[]): string => joined(queries, ' & ');

const joined = (queries: readonly string[], operator: string) =>
  queries.length > 1 ? `(${queries.join(operator)})` : (queries[0] ?? '');
