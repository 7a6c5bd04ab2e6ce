import { cleanText } from '../../../lib/forms/clean-text.ts';

export const companyTabs = ['all', 'hiring', 'tech', 'startups'] as const;
type CompanyTab = (typeof companyTabs)[number];

export interface CompanyQuery {
  search: string;
  tab: CompanyTab;
  page: number;
}

const SEARCH_MAX_LENGTH = 200;

/** A page number of an address; whatever is none counts as the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** What the address of the list asks for. */
export function readCompanyQuery(params: URLSearchParams): CompanyQuery {
  const tab = params.get('tab');
  return {
    search: cleanText((params.get('search') ?? '').trim(), SEARCH_MAX_LENGTH),
    tab: companyTabs.find((known) => known === tab) ?? 'all',
    page: readPage(params),
  };
}

/** The address of the list; what is as usual is left out. */
export function companiesPath({ search = '', tab = 'all', page = 1 }: Partial<CompanyQuery>) {
  const params = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(tab === 'all' ? {} : { tab }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size > 0 ? `/companies?${params}` : '/companies';
}
