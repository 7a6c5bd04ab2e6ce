import { candidates } from '../../../contract/candidates.ts';
import { routes } from '../../platform/endpoints.ts';
import { readCandidate, readCandidates } from './candidates.ts';

export const candidateRoutes = routes(candidates, {
  'GET /barong/resource/candidates': ({ account, query, ...services }) =>
    readCandidates(services, account, query),
  'GET /barong/resource/candidates/:id': ({ account, params, ...services }) =>
    readCandidate(services, account, params.id),
});
