import { oddTexts } from '../../server/domains/search/reading/odd-texts.ts';
import { hinglish } from '../queries/hindi.ts';
import { roles } from '../queries/roles.ts';
import { shortForms } from '../queries/short-forms.ts';
import { typingErrors } from '../queries/typing-errors.ts';
import { wholeWishes } from '../queries/wishes.ts';

const API = '/api/v2/barong/public';
const CITIES = [
  'Bengaluru', 'Pune', 'Mumbai', 'Chennai', 'Hyderabad', 'Delhi NCR', 'Kochi', 'Jaipur', 'Indore', 'Nagpur', 'Surat',
]; // prettier-ignore
const BEGINNINGS = [
  'sa', 'sal', 'java d', 'exec', 'bang', 'acc', 'sec off', 'sec gua', 'इले', 'data en', 'ca', 'acountant', 'mum', 'tel',
]; // prettier-ignore

const names = roles.map(([name]) => name);
const one = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const jobs = (query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return `${API}/jobs?${new URLSearchParams(given).toString()}`;
};

/** Realistic requests, by kind; each returns the path of its nth request. */
export const searchGroups = (
  idAt: (at: number) => number,
): Record<string, (at: number) => string> => ({
  '500 different searches': different,
  'python developer': () => jobs({ search: 'python developer' }),
  'a common word': (at) => jobs({ search: one(['sales', 'manager', 'engineer', 'executive'], at) }),
  'newest, without words': () => jobs({}),
  'filters alone': (at) =>
    jobs({ location: one(CITIES, at), employment_type: 'full_time', salary_min: 1 + (at % 9) }),
  'by pay': (at) => jobs({ search: one(names, at), sort: 'salary' }),
  'page 40': (at) => jobs({ search: one(names, at), page: 40 }),
  'typing errors': (at) => jobs({ search: one(typingErrors, at)?.typed }),
  hinglish: (at) => jobs({ search: one(hinglish, at)?.typed }),
  'whole wishes': (at) => jobs({ search: one(wholeWishes, at)?.typed }),
  suggestions: (at) =>
    `${API}/suggestions?${new URLSearchParams({ q: one(BEGINNINGS, at) ?? '' }).toString()}`,
  'similar jobs': (at) => `${API}/jobs/${idAt(at)}/similar`,
  'one job': (at) => `${API}/jobs/${idAt(at)}`,
  'companies, as a page': (at) => `/companies?page=${1 + (at % 50)}`,
  'the landing page': () => '/',
});

/** Every kind of search in turn, no two alike within 500. */
function different(at: number): string {
  const search = one(names, at);
  const location = one(CITIES, at >> 3);
  switch (at % 8) {
    case 0:
      return jobs({ search, location });
    case 1:
      return jobs({ search, sort: 'newest' });
    case 2:
      return jobs({ search: `${search} ${location}` });
    case 3:
      return jobs({ search: one(shortForms, at)?.typed });
    case 4:
      return jobs({ location, experience_level: one(['entry', 'mid', 'senior'], at >> 3) });
    case 5:
      return jobs({ search: one(typingErrors, at)?.typed, location });
    case 6:
      return jobs({ search, salary_min: 1 + (at % 12), posted_within: 30 });
    default:
      return jobs({ search, page: 1 + (at % 5) });
  }
}

/** Searches of random pieces, long and short, the same in every run. */
export const oddSearches = (count: number): Generator<string> =>
  oddTexts(
    [...names, ...CITIES].flatMap((name) => name.split(' ')),
    count,
  );
