import type { CandidateSearch } from './candidate-searches.ts';

type Saved = Pick<CandidateSearch, 'source' | 'filters'>;

/** The parameters by which the page of candidates shows a saved search. */
export function paramsOfSearch({ source, filters }: Saved): URLSearchParams {
  const { search, location, status, tag, experience_min: least, experience_max: most } = filters;
  const parts: [string, string | number | undefined][] = [
    ['source', source === 'applied' ? undefined : source],
    ['search', search],
    ['place', location],
    ['available', filters.available_in_days],
    ['pay', filters.expected_ctc_max],
    ['experience', least === undefined && most === undefined ? '' : `${least ?? 0}-${most ?? ''}`],
    ...status.map((one): [string, string] => ['status', one]),
    ...tag.map((one): [string, string] => ['tag', one]),
  ];
  const params = new URLSearchParams();
  // Zero days are a notice period, too.
  for (const [name, value] of parts) if (value || value === 0) params.append(name, String(value));
  return params;
}

/** The page of candidates with this search, which marks those of whom a mail has told since. */
export function pathOfNews(saved: Saved & { id: number }, since: string): string {
  const params = paramsOfSearch(saved);
  params.set('saved', String(saved.id));
  params.set('since', since);
  return `/hr/candidates?${params}`;
}
