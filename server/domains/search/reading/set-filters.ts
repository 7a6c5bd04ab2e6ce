import type { JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';
import { type DroppedFilter, droppedFilters } from '../../../../contract/search/wider-searches.ts';
import type { ReadFilters } from './readers.ts';

/** Whether somebody set this filter. */
export function isSet(filters: JobFilters, filter: DroppedFilter): boolean {
  switch (filter) {
    case 'salary':
      return filters.salary_min !== undefined || filters.salary_max !== undefined;
    case 'verified':
      return filters.verified || filters.verified_only === true;
    default: {
      const value = filters[filter];
      return Array.isArray(value) ? value.length > 0 : Boolean(value ?? false) || value === 0;
    }
  }
}

/** The change that takes the filter out of a search. */
export function unset(filter: DroppedFilter): Partial<JobFilters> {
  switch (filter) {
    case 'salary':
      return { salary_min: undefined, salary_max: undefined };
    case 'verified':
      return { verified: false, verified_only: undefined };
    case 'location':
      return { location: '' };
    case 'direct':
      return { direct: false };
    case 'experience_years':
    case 'posted_within':
    case 'company_id':
      return { [filter]: undefined };
    default:
      return { [filter]: [] };
  }
}

/** A search, as its words were read, without the filters that were set beside them; null if none was. */
export function withoutSetFilters(asked: JobFilters, read: ReadFilters): ReadFilters | null {
  const chosen = droppedFilters.filter((filter) => isSet(asked, filter));
  if (chosen.length === 0) return null;
  return chosen.reduce((rest, filter) => ({ ...rest, ...unset(filter) }), read);
}

/** The filters that words can ask for, too, except the place, which may be part of a name. */
const filterOf: Partial<Record<ReadWish['kind'], DroppedFilter>> = {
  salary_min: 'salary',
  salary_max: 'salary',
  work_mode: 'work_mode',
  employment_type: 'employment_type',
  experience_years: 'experience_years',
  experience_level: 'experience_level',
  shift: 'shift',
  posted_within: 'posted_within',
};

/** Whether a filter that was set makes words of this kind irrelevant. */
export function isOverruled(filters: JobFilters, kind: ReadWish['kind']): boolean {
  const filter = filterOf[kind];
  return filter !== undefined && isSet(filters, filter);
}

/** The filters that words can ask for, too, as if none of them were set. */
export const noneOverruling = (filters: JobFilters): Partial<JobFilters> =>
  Object.values(filterOf)
    .filter((filter) => isSet(filters, filter))
    .reduce<Partial<JobFilters>>((all, filter) => ({ ...all, ...unset(filter) }), {});
