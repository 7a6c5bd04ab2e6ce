import { z } from 'zod';
import { CandidateFilters } from '../candidates.ts';
import { candidateAlertFrequencies } from './candidate-alert-frequencies.ts';
import { candidateSources } from './candidate-sources.ts';
import { CANDIDATE_SEARCHES_MAX, NEW_CANDIDATES_COUNTED } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { CANDIDATE_SEARCH_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

const name = requiredText(
  'resource.candidate_search.missing_name',
  CANDIDATE_SEARCH_NAME_MAX_LENGTH,
);

/** The filters as they were saved; those that filter nothing are left out or empty. */
const SavedFilters = z.object({
  search: z.string(),
  status: z.array(z.string()),
  available_in_days: z.number().optional(),
  expected_ctc_max: z.number().optional(),
  location: z.string(),
  experience_min: z.number().optional(),
  experience_max: z.number().optional(),
  tag: z.array(z.string()),
});

/** A search for candidates that a recruiter keeps, for themselves or for the team. */
export const CandidateSearch = z.object({
  id: z.number(),
  name: z.string(),
  source: z.enum(candidateSources),
  filters: SavedFilters,
  is_shared: z.boolean(),
  /** Only the recruiter who saved it may rename and share it. */
  is_own: z.boolean(),
  /** Whether the caller saved it, or the member who did has left the team. */
  may_delete: z.boolean(),
  owner_name: z.string(),
  /**
   * How many candidates have been added since the caller last opened it, counted up to this number.
   */
  new_count: z.number().max(NEW_CANDIDATES_COUNTED),
  /** How often the caller is told of new candidates. */
  frequency: z.enum(candidateAlertFrequencies),
});
export type CandidateSearch = z.output<typeof CandidateSearch>;

const ofSearch = () => idParams({ candidateSearch: 'recruiter' });
const gone = z.object({ message: z.string() });

export const candidateSearches = endpoints({
  'GET /barong/resource/candidate_searches': {
    summary: "The caller's saved searches for candidates and those the team shares, by name",
    who: 'hr',
    query: paging(),
    output: listOf('candidate_searches', CandidateSearch),
  },
  'POST /barong/resource/candidate_searches': {
    summary: `Save a search for candidates; at most ${CANDIDATE_SEARCHES_MAX} for each recruiter`,
    who: 'hr',
    body: z.object({
      name,
      source: z.enum(candidateSources).default('applied'),
      filters: CandidateFilters,
      is_shared: z.boolean().default(false),
    }),
    example: { name: 'Tally in Indore', filters: { search: 'tally', location: 'Indore' } },
    status: 201,
    output: CandidateSearch,
    errors: [
      'resource.hr_profile.not_found',
      'resource.job.experience_range',
      'resource.candidate_search.missing_name',
      'resource.candidate_search.too_many',
    ],
  },
  'PUT /barong/resource/candidate_searches/:id': {
    summary: 'Rename a saved search of your own, or share it with the team',
    who: 'hr',
    params: ofSearch(),
    body: z.object({ name, is_shared: z.boolean() }),
    example: { name: 'Tally in Indore', is_shared: true },
    output: CandidateSearch,
    errors: ['resource.candidate_search.not_found', 'resource.candidate_search.missing_name'],
  },
  'POST /barong/resource/candidate_searches/:id/opening': {
    summary:
      'Note that the caller has opened a saved search: new candidates are counted from now on',
    who: 'hr',
    team: 'interviewer',
    params: ofSearch(),
    output: CandidateSearch,
    errors: ['resource.candidate_search.not_found'],
  },
  'DELETE /barong/resource/candidate_searches/:id': {
    summary: 'Delete a saved search of your own, or one that somebody shared who has left the team',
    who: 'hr',
    params: ofSearch(),
    output: gone,
    errors: ['resource.candidate_search.not_found'],
  },
});
