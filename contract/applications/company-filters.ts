import { z } from 'zod';
import { TagFilter } from '../candidates/tag-filter.ts';
import { idOf } from '../fields/ids.ts';
import { Day } from '../fields/optional-fields.ts';
import { anyOf, paging, searchText, several } from '../lists.ts';
import { PAGE_SIZE_MAX } from '../constants.ts';
import { AnswerFilters } from './answer-filters.ts';
import { SourceFilter } from './referrals.ts';
import { applicationStatuses } from './statuses.ts';

/** The filters of the applications that a company has received. */
export const CompanyFilters = z.object({
  status: anyOf([...applicationStatuses, 'waiting']),
  search: searchText(),
  /** Days on which it was sent, both included; days are those of Asia/Kolkata. */
  from: Day.optional(),
  to: Day.optional(),
  /** Only candidates with all of these tags of the company. */
  tag: TagFilter,
  source: SourceFilter,
  ...AnswerFilters.shape,
  /**
   * `answer_due` begins with the answers that are due soonest, `score` with those whom interviewers
   * rate highest.
   */
  sort: z.enum(['newest', 'answer_due', 'score']).default('newest'),
  /** The least average of the score cards. */
  score_min: z.coerce.number().min(1).max(4).optional(),
});
export type CompanyFilters = z.output<typeof CompanyFilters>;

export const CompanyList = paging().extend({
  ...CompanyFilters.shape,
  /** In place of a page, this many of each status from the beginning: a board in one answer. */
  per_status: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
  /** The ids of applications that the caller already has: of these, only the place in the list is sent. */
  known: several(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), PAGE_SIZE_MAX),
});
export type CompanyList = z.output<typeof CompanyList>;

/** The applications to one of its jobs. */
export const ofJob = {
  job_id: idOf({ job: 'recruiter', draft: 'recruiter' }, { ignoresOthers: true }).optional(),
};
