import type { AlertSearch } from '../../../contract/alerts.ts';
import { type Choices, ofEachChoice } from '../../../contract/search/choice-filters.ts';
import type { StandingWish } from '../search/search.ts';

/** The filters in a fixed order, so that the same search is always the same text. */
export function searchOf(filters: Omit<StandingWish, 'sort'>): AlertSearch {
  const { experience_years, salary_min, salary_max, posted_within, company_id, ...rest } = filters;
  return {
    ...rest,
    employment_type: inOrder(rest.employment_type),
    ...ofEachChoice<Choices>((filter) => inOrder<never>(rest[filter] as never[])),
    industry: inOrder(rest.industry),
    skill: inOrder(rest.skill),
    experience_years: experience_years ?? null,
    salary_min: salary_min ?? null,
    salary_max: salary_max ?? null,
    posted_within: posted_within ?? null,
    company_id: company_id ?? null,
    as_typed: filters.as_typed ?? false,
  };
}

const inOrder = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

/** The filters in the form that the search takes. */
export function filtersOf(search: AlertSearch): StandingWish {
  const { experience_years, salary_min, salary_max, posted_within, company_id, ...rest } = search;
  return {
    ...rest,
    ...(experience_years === null ? {} : { experience_years }),
    ...(salary_min === null ? {} : { salary_min }),
    ...(salary_max === null ? {} : { salary_max }),
    ...(posted_within === null ? {} : { posted_within }),
    ...(company_id === null ? {} : { company_id }),
  };
}

/** The address of the page with this search, newest jobs first. */
export function pathOf(search: AlertSearch): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    // Zero is a valid number of years.
    for (const one of [value].flat()) if (one || one === 0) params.append(name, String(one));
  }
  params.set('sort', 'newest');
  return `/jobs?${params}`;
}
