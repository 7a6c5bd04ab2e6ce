import { z } from 'zod';
import { Candidate, ListedCandidate } from './applications.ts';
import { applicationStatuses } from './applications/statuses.ts';
import { endpoints } from './endpoint.ts';
import { TagFilter } from './candidates/tag-filter.ts';
import { idOf, idParams } from './fields/ids.ts';
import { isInCalendar } from './fields/optional-fields.ts';
import { inOrder } from './jobs/in-order.ts';
import { listOf, paging, searchText, several } from './lists.ts';
import { CANDIDATE_PLACE_MAX_LENGTH } from './fields/max-lengths.ts';
import { candidateSources } from './candidates/candidate-sources.ts';

const years = z.coerce.number().int().min(0).max(60).optional();

/** A lower bound above the upper one would find nothing. The error belongs to the lower end. */
const yearsInOrder = z.refine<{ experience_min?: unknown; experience_max?: unknown }>(
  ({ experience_min, experience_max }) => inOrder(experience_min, experience_max),
  { path: ['experience_min'], error: 'resource.job.experience_range' },
);

/** What a search for candidates asks for. */
export const CandidateFilters = z
  .object({
    /**
     * Words of name, address, headline, skills, experience, education and summary, with AND, OR,
     * NOT, brackets and quotes. Every text is a search: what cannot be an operator is a word. An
     * unquoted word that no listed candidate has also matches as the beginning of a word.
     */
    search: searchText(),
    /** With an application to the company in one of these statuses. */
    status: several(z.enum(applicationStatuses)),
    /**
     * Can start within this many days, by the notice period or the last working day; 0 means at
     * once.
     */
    available_in_days: z.coerce.number().int().min(0).max(365).optional(),
    /** In lakhs a year; finds only candidates who shared their pay with the company. */
    expected_ctc_max: z.coerce.number().min(0).max(10_000).optional(),
    /** Where candidates are or want to work. */
    location: searchText(CANDIDATE_PLACE_MAX_LENGTH),
    experience_min: years,
    experience_max: years,
    /** With all of these tags of the company. */
    tag: TagFilter,
  })
  .check(yearsInOrder);
export type CandidateFilters = z.output<typeof CandidateFilters>;

export const candidates = endpoints({
  'GET /barong/resource/candidates': {
    summary:
      'Who applied to the company, by what they sent last, or (`source=found`) who chose to be found by checked companies and has not applied; the newest first',
    who: 'hr',
    query: paging()
      .extend({
        source: z.enum(candidateSources).default('applied'),
        ...CandidateFilters.shape,
        /**
         * The saved search and the moment that a mail about new candidates names: who was told of
         * since then is in `new_ids`.
         */
        saved: idOf({ candidateSearch: 'recruiter' }, { ignoresOthers: true }).optional(),
        since: z.iso
          .datetime('request.invalid_value')
          .refine(isInCalendar, 'request.invalid_value')
          .optional(),
      })
      .check(yearsInOrder),
    output: listOf('candidates', ListedCandidate, {
      /** Only checked companies find people who did not apply. */
      company_is_checked: z.boolean(),
      /** On whichever page they are; empty without `saved` and `since`. */
      new_ids: z.array(z.number()),
    }),
    errors: ['request.invalid_value', 'resource.job.experience_range'],
  },
  'GET /barong/resource/candidates/:id': {
    summary:
      'One candidate, by the id of their account, as they were when they applied last, or as their profile is now; the seeker sees that the company looked. How many who did not apply can be opened in a month is of the plan',
    who: 'hr',
    params: idParams({ candidate: 'recruiter', foundCandidate: 'recruiter' }),
    output: Candidate,
    errors: ['resource.candidate.not_found', 'resource.candidate.no_views_left'],
  },
});
