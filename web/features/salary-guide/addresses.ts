/** A page with what is asked of it; what is empty is left out. */
export function addressOf(path: string, asked: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return params.size > 0 ? `${path}?${params}` : path;
}
