import { z } from 'zod';
import { CANDIDATE_ALERTS_MAX } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { candidateAlertFrequencies } from './candidate-alert-frequencies.ts';
import { CandidateSearch } from './candidate-searches.ts';

export const candidateAlerts = endpoints({
  'PUT /barong/resource/candidate_searches/:id/alert': {
    summary: `Say how often the caller is told of new candidates of a saved search; of at most ${CANDIDATE_ALERTS_MAX} searches`,
    who: 'hr',
    team: 'viewer',
    params: idParams({ candidateSearch: 'recruiter' }),
    body: z.object({ frequency: z.enum(candidateAlertFrequencies, 'request.invalid_value') }),
    example: { frequency: 'daily' },
    output: CandidateSearch,
    errors: [
      'request.invalid_value',
      'resource.candidate_search.not_found',
      'resource.candidate_search.too_many_alerts',
    ],
  },
});
