import { EXPERIENCE_YEARS_MOST } from '../../../../../contract/jobs/experience.ts';
import { industryName } from '../../../../../contract/format/names/industry-names.ts';
import {
  conditionChoiceNames,
  conditionChoices,
} from '../../../../../contract/jobs/choices/condition-choices.ts';
import type { ChoiceFilter } from '../../../../../contract/search/choice-filters.ts';
import type { Facets, JobResults } from '../../../../../contract/jobs.ts';
import { employmentTypeLabels } from '../../../../parts/labels.ts';
import { choiceLabels } from '../../../../parts/search/choice-labels.ts';
import { atLeastText, numberText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ChoiceGroup, type FilterLook } from './choice-group.tsx';
import type { JobSearch } from '../job-search.ts';
import { postedWithinDays } from '../read-job-search.ts';
import { filterMessages } from '../../../../parts/search/filter-messages.ts';
import { SalaryFilter } from './salary-filter.tsx';

export interface FilterFieldsProps {
  search: JobSearch;
  onChange: (change: Partial<JobSearch>) => void;
  /** Has the counts of the values; without it, a few well-known skills are offered. */
  found: Pick<JobResults, 'facets' | 'capped_facets'> | undefined;
  salaryBounds: { min: number; max: number };
  look?: FilterLook;
  form?: string;
}

const WELL_KNOWN_SKILLS = ['React', 'JavaScript', 'Python', 'Java', 'Ruby'];

/** All filters of a search, the most used first; the caller decides when a change takes effect. */
export function FilterFields(props: FilterFieldsProps) {
  const { search, onChange, found, salaryBounds, look = 'rows', form } = props;
  const t = useMessages(filterMessages);
  const language = useLanguage();
  const group = { look, form };
  const counted = <Value extends string>(
    labels: Record<Value, string>,
    dimensionOf: (value: Value) => keyof Facets,
  ) =>
    (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({
      value,
      label,
      count: countText(found, dimensionOf(value), value),
    }));
  const choiceGroup = (filter: ChoiceFilter, label: string) => (
    <ChoiceGroup
      key={filter}
      {...group}
      label={label}
      name={filter}
      choices={counted<string>(choiceLabels[filter][language], () => filter)}
      chosen={search[filter]}
      onChange={(chosen) => onChange({ [filter]: chosen })}
    />
  );
  const types = { ...employmentTypeLabels[language], remote: t.remoteJobs };
  return (
    <>
      {choiceGroup('work_mode', t.workMode)}
      <SalaryFilter search={search} onChange={onChange} bounds={salaryBounds} form={form} />
      {choiceGroup('experience_level', t.experience)}
      <YearsField {...props} />
      <ChoiceGroup
        {...group}
        label={t.jobType}
        name="employment_type"
        choices={counted(types, (type) => (type === 'remote' ? 'work_mode' : 'employment_type'))}
        chosen={search.employment_type}
        onChange={(employment_type) => onChange({ employment_type })}
      />
      <PostedField {...props} />
      {conditionChoiceNames.map((name) => choiceGroup(name, conditionChoices[name].name[language]))}
      <ChoiceGroup
        {...group}
        label={t.skills}
        name="skill"
        choices={textChoices('skill', search.skill, found, WELL_KNOWN_SKILLS)}
        chosen={search.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <IndustryGroup {...props} />
      <ChoiceGroup
        {...group}
        label={t.company}
        name="verified"
        choices={[{ value: 'true', label: t.verified, count: undefined }]}
        chosen={search.verified ? ['true'] : []}
        onChange={(chosen) => onChange({ verified: chosen.length > 0 })}
      />
      <CompanyField {...props} />
      <ChoiceGroup
        {...group}
        label={t.whoPosts}
        name="direct"
        choices={[{ value: 'true', label: t.direct, count: undefined }]}
        chosen={search.direct ? ['true'] : []}
        onChange={(chosen) => onChange({ direct: chosen.length > 0 })}
      />
      {choiceGroup('condition', t.conditions)}
      {form && search.include_remote ? (
        <input type="hidden" name="include_remote" form={form} value="true" />
      ) : null}
    </>
  );
}

/** Chooses one of the companies found, or the one that the address names. */
function CompanyField({ search, onChange, found, form }: FilterFieldsProps) {
  const t = useMessages(filterMessages);
  const companies = found?.facets.company ?? [];
  const { company_id } = search;
  const isUnnamed =
    company_id !== null && !companies.some(({ value }) => value === `${company_id}`);
  if (companies.length === 0 && !isUnnamed) return null;
  return (
    <div className="pb-4">
      <SelectField
        small
        label={t.oneCompany}
        name="company_id"
        form={form}
        value={company_id ?? ''}
        onChange={({ target: { value } }) => onChange({ company_id: Number(value) || null })}
        placeholder={t.anyCompany}
        options={[
          ...(isUnnamed ? [{ value: `${company_id}`, label: t.oneCompany }] : []),
          ...companies.map(({ value, name }) => ({
            value,
            label: withCount(name, countText(found, 'company', value)),
          })),
        ]}
      />
    </div>
  );
}

/** The seeker's own years of experience, as a number beside the levels. */
function YearsField({ search, onChange, found, form }: FilterFieldsProps) {
  const t = useMessages(filterMessages);
  return (
    <div className="pb-4">
      <SelectField
        small
        label={t.ownYears}
        name="experience_years"
        form={form}
        value={search.experience_years ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ experience_years: value === '' ? null : Number(value) })
        }
        placeholder={t.anyYears}
        options={yearsOffered(search.experience_years).map((years) => ({
          value: String(years),
          label: withCount(
            years === EXPERIENCE_YEARS_MOST ? t.yearsOrMore(years) : t.years(years),
            countText(found, 'experience_years', String(years)),
          ),
        }))}
      />
    </div>
  );
}

/** The industries of the jobs found, named in the language of the page. */
function IndustryGroup({ search, onChange, found, look = 'rows', form }: FilterFieldsProps) {
  const t = useMessages(filterMessages);
  const language = useLanguage();
  const choices = textChoices('industry', search.industry, found);
  if (choices.length === 0) return null;
  return (
    <ChoiceGroup
      look={look}
      form={form}
      label={t.industry}
      name="industry"
      choices={choices.map((choice) => ({
        ...choice,
        label: industryName(choice.label, language),
      }))}
      chosen={search.industry}
      onChange={(industry) => onChange({ industry })}
    />
  );
}

function PostedField({ search, onChange, form }: FilterFieldsProps) {
  const t = useMessages(filterMessages);
  return (
    <div className="border-t border-line py-4">
      <SelectField
        small
        label={t.posted}
        name="posted_within"
        form={form}
        value={search.posted_within ?? ''}
        onChange={(event) => onChange({ posted_within: Number(event.target.value) || null })}
        placeholder={t.anyTime}
        options={daysOffered(search.posted_within).map((days) => ({
          value: String(days),
          label: t.withinDays(days),
        }))}
      />
    </div>
  );
}

/** The usual choices, and the one in the address if it is not among them. */
const daysOffered = (asked: number | null) =>
  [...new Set([...postedWithinDays, ...(asked ? [asked] : [])])].toSorted((a, b) => a - b);

type Counted = FilterFieldsProps['found'];

/**
 * The number of jobs with a value. If not all jobs were counted it says "at least", or nothing if
 * none of those counted has the value.
 */
function countText(found: Counted, dimension: keyof Facets, value: string): string | undefined {
  const count = found?.facets[dimension].find((each) => each.value === value)?.count ?? 0;
  if (!found?.capped_facets.includes(dimension)) return found && numberText(count);
  return count > 0 ? atLeastText(count) : undefined;
}

/** Adds the count to the label, for lists that have no place of their own for it. */
const withCount = (label: string, count: string | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** All years that can be searched, and the number in the address if it is higher. */
const yearsOffered = (asked: number | null) => [
  ...new Set([
    ...Array.from({ length: EXPERIENCE_YEARS_MOST + 1 }, (_, years) => years),
    ...(asked === null ? [] : [asked]),
  ]),
];

/** Chosen values stay in the list, even if no result has them. */
function textChoices(
  dimension: 'skill' | 'industry',
  chosen: readonly string[],
  found: Counted,
  usual: readonly string[] = [],
) {
  const counted = found?.facets[dimension].map(({ value }) => value) ?? [];
  const known = counted.length > 0 ? counted : usual;
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const others = chosen.filter((own) => !known.some((value) => isSame(value, own)));
  return [
    ...others.map((value) => ({ value, label: value, count: undefined })),
    ...known.map((value) => ({
      value: chosen.find((own) => isSame(own, value)) ?? value,
      label: value,
      count: counted.length > 0 ? countText(found, dimension, value) : undefined,
    })),
  ];
}
