import { X } from 'lucide-react';
import {
  employmentTypeLabels,
  experienceLevelLabels,
  workModeLabels,
} from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { type JobSearch, jobsAddress } from './job-search.ts';
import { filterMessages } from './filter-messages.ts';
import { useSalaryText } from './salary-text.ts';

interface Removable {
  label: string;
  /** What the search becomes without it. */
  change: Partial<JobSearch>;
}

/** Each filter that is set, as a link to the search without it. */
export default function ActiveFilters({ search }: { search: JobSearch }) {
  const t = useMessages(filterMessages);
  return useRemovable(search).map(({ label, change }) => (
    <li key={label} className="shrink-0">
      <ChipLink
        to={jobsAddress(search, change)}
        preventScrollReset
        current
        aria-label={t.removeFilter(label)}
      >
        {label}
        <X aria-hidden="true" className="size-4 shrink-0" />
      </ChipLink>
    </li>
  ));
}

function useRemovable(search: JobSearch): Removable[] {
  const t = useMessages(filterMessages);
  const language = useLanguage();
  const salary = useSalaryText()(search);
  const types = { ...employmentTypeLabels[language], remote: t.remoteJobs };
  const choices = <Value extends string>(
    name: 'work_mode' | 'experience_level' | 'employment_type' | 'skill',
    chosen: readonly Value[],
    labelOf: (value: Value) => string,
  ): Removable[] =>
    chosen.map((value) => ({
      label: labelOf(value),
      change: { [name]: chosen.filter((each) => each !== value) },
    }));
  return [
    ...choices('work_mode', search.work_mode, (mode) => workModeLabels[language][mode]),
    ...choices(
      'experience_level',
      search.experience_level,
      (level) => experienceLevelLabels[language][level],
    ),
    ...choices('employment_type', search.employment_type, (type) => types[type]),
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
    ...(search.company_id ? [{ label: t.oneCompany, change: { company_id: null } }] : []),
  ];
}
