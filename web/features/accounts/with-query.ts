/** The address of a page around signing in, with what it has to know and nothing else that its visitor came with. */
export function withQuery(
  page: string,
  known: Partial<Record<'next' | 'type' | 'email', string | null>>,
): string {
  const query = new URLSearchParams(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return query.size > 0 ? `${page}?${query}` : page;
}
