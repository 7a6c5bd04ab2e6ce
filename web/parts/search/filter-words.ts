import type { AlertSearch } from '../../../contract/alerts.ts';
import { industryName } from '../../../contract/format/names/industry-names.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { type ChoiceFilter, choiceFilterNames } from '../../../contract/search/choice-filters.ts';
import { employmentTypeLabels } from '../labels.ts';
import { choiceLabels } from './choice-labels.ts';
import { filterMessages } from './filter-messages.ts';
import { useSalaryText } from './salary-text.ts';

/** The filters of a search, in its address or saved. */
export type Filters = Omit<AlertSearch, 'search' | 'location' | 'remote' | 'as_typed'>;

interface FilterWords {
  label: string;
  /** The search without the filter. */
  change: Partial<Filters>;
}

/** Each active filter, in words. */
export function useFilterWords(search: Filters, company?: string | null): FilterWords[] {
  const t = useMessages(filterMessages);
  const language = useLanguage();
  const salary = useSalaryText()(search);
  const types = { ...employmentTypeLabels[language], remote: t.remoteJobs };
  const choices = <Value extends string>(
    name: ChoiceFilter | 'employment_type' | 'industry' | 'skill',
    chosen: readonly Value[],
    labelOf: (value: Value) => string,
  ): FilterWords[] =>
    chosen.map((value) => ({
      label: labelOf(value),
      change: { [name]: chosen.filter((each) => each !== value) },
    }));
  return [
    ...(search.verified ? [{ label: t.verified, change: { verified: false } }] : []),
    ...(search.direct ? [{ label: t.direct, change: { direct: false } }] : []),
    ...choiceFilterNames.flatMap((name) => {
      const labels: Readonly<Record<string, string>> = choiceLabels[name][language];
      return choices<string>(name, search[name], (value) => labels[value] ?? value);
    }),
    ...(search.experience_years === null
      ? []
      : [
          {
            label:
              search.experience_years === 0
                ? t.forFreshers
                : t.forYears(t.years(search.experience_years)),
            change: { experience_years: null },
          },
        ]),
    ...choices('employment_type', search.employment_type, (type) => types[type]),
    ...choices('industry', search.industry, (industry) => industryName(industry, language)),
    ...choices('skill', search.skill, (skill) => skill),
    ...(salary ? [{ label: salary, change: { salary_min: null, salary_max: null } }] : []),
    ...(search.include_undisclosed
      ? [{ label: t.undisclosed, change: { include_undisclosed: false } }]
      : []),
    ...(search.include_remote
      ? [{ label: t.includeRemote, change: { include_remote: false } }]
      : []),
    ...(search.posted_within
      ? [{ label: t.withinDays(search.posted_within), change: { posted_within: null } }]
      : []),
    ...(search.company_id
      ? [{ label: company ?? t.oneCompany, change: { company_id: null } }]
      : []),
  ];
}
