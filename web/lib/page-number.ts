/** Which page of a list the URL asks for; the first when it names none. */
export function pageOf(params: URLSearchParams): number {
  const asked = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
