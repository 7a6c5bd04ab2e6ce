/** The address of a page with its query; empty values are left out. */
export function addressOf(path: string, asked: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return params.size > 0 ? `${path}?${params}` : path;
}
