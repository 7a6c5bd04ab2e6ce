import { z } from 'zod';
import { ALERTS_MAX } from './constants.ts';
import { endpoints } from './endpoint.ts';
import type { EnumOf } from './fields/enum-of.ts';
import { idParams } from './fields/ids.ts';
import {
  type ChoiceFilter,
  type Choice,
  choiceFilters,
  ofEachChoice,
} from './search/choice-filters.ts';
import { employmentTypes, JobFilters, salaryInOrder } from './jobs.ts';
import { listOf, paging } from './lists.ts';
import { requiredText } from './fields/texts.ts';
import { ALERT_NAME_MAX_LENGTH } from './fields/max-lengths.ts';
import { alertFrequencies } from './alerts/alert-frequencies.ts';

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

/**
 * What the search page takes, except its order; values may also be texts, as in the page's address.
 */
const Searched = JobFilters.omit({ sort: true, verified_only: true })
  .extend({
    include_undisclosed: flag,
    remote: flag,
    include_remote: flag,
    verified: flag,
    direct: flag,
    /** Words are searched as they stand: nothing is corrected, no filter read from them. */
    as_typed: flag,
  })
  .check(salaryInOrder);

/** The filters of an alert; null and empty values do not filter. */
export const AlertSearch = z.object({
  search: z.string(),
  location: z.string(),
  employment_type: z.array(z.enum([...employmentTypes, 'remote'])),
  ...ofEachChoice<{ [Filter in ChoiceFilter]: z.ZodArray<EnumOf<Choice<Filter>>> }>(
    (filter) => z.array(z.enum(choiceFilters[filter])) as never,
  ),
  experience_years: z.number().nullable(),
  industry: z.array(z.string()),
  skill: z.array(z.string()),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  include_undisclosed: z.boolean(),
  remote: z.boolean(),
  include_remote: z.boolean(),
  posted_within: z.number().nullable(),
  company_id: z.number().nullable(),
  verified: z.boolean(),
  direct: z.boolean(),
  /** The words and the place are searched exactly as they are. */
  as_typed: z.boolean(),
});
export type AlertSearch = z.output<typeof AlertSearch>;

/** A kept search whose new jobs are sent to the seeker. */
export const Alert = z.object({
  id: z.number(),
  name: z.string(),
  frequency: z.enum(alertFrequencies),
  search: AlertSearch,
  /** The name of the company in the filter; null without one. */
  company_name: z.string().nullable(),
  /** The page with this search, newest jobs first. */
  path: z.string(),
  paused: z.boolean(),
  created_at: z.string(),
  last_sent_at: z.string().nullable(),
  /** How many jobs were sent last. */
  last_count: z.number(),
  /** The newest of them, at most 20. */
  last_jobs: z.array(
    z.object({ id: z.number(), title: z.string(), company_name: z.string(), open: z.boolean() }),
  ),
});
export type Alert = z.output<typeof Alert>;

const Name = requiredText('resource.alert.missing_name', ALERT_NAME_MAX_LENGTH);
const Frequency = z.enum(alertFrequencies, 'request.invalid_value');

export const alerts = endpoints({
  'GET /barong/resource/alerts': {
    summary: "The seeker's alerts, newest first, with what was sent last",
    who: 'user',
    query: paging(),
    output: listOf('alerts', Alert),
  },
  'POST /barong/resource/alerts': {
    summary: `Keep a search and be told of its new jobs; at most ${ALERTS_MAX} for each account`,
    who: 'user',
    verified: true,
    body: z.object({ name: Name, frequency: Frequency, search: Searched }),
    example: {
      name: 'Accountant in Indore',
      frequency: 'daily',
      search: { search: 'accountant', location: 'Indore' },
    },
    status: 201,
    output: Alert,
    errors: [
      'resource.alert.missing_name',
      'resource.alert.exists',
      'resource.alert.too_many',
      'resource.company.not_found',
      'resource.job.salary_range',
      'request.invalid_value',
    ],
  },
  'PUT /barong/resource/alerts/:id': {
    summary: 'Rename an alert, change how often it is sent, pause it or let it go on',
    who: 'user',
    params: idParams({ alert: 'seeker' }),
    body: z.object({
      name: Name.optional(),
      frequency: Frequency.optional(),
      paused: z.boolean().optional(),
    }),
    output: Alert,
    errors: ['resource.alert.missing_name', 'resource.alert.not_found', 'request.invalid_value'],
  },
  'DELETE /barong/resource/alerts/:id': {
    summary: 'Delete an alert; it can be brought back for a day',
    who: 'user',
    params: idParams({ alert: 'seeker' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.alert.not_found'],
  },
  'POST /barong/resource/alerts/:id/restoration': {
    summary: 'Bring back an alert that was deleted within the last day, as it was',
    who: 'user',
    params: idParams({ deletedAlert: 'seeker' }),
    output: Alert,
    errors: ['resource.alert.not_found', 'resource.alert.exists', 'resource.alert.too_many'],
  },
});
