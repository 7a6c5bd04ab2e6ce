import { candidates } from '../../../contract/candidates.ts';
import { contactRequests } from '../../../contract/contact-requests.ts';
import { routes } from '../../platform/endpoints.ts';
import { readCandidate, readCandidates } from './candidates.ts';
import { answerContactRequest, askForContact, readContactRequests } from './contact-requests.ts';

export const candidateRoutes = routes(candidates, {
  'GET /barong/resource/candidates': ({ account, query, ...services }) =>
    readCandidates(services, account, query),
  'GET /barong/resource/candidates/:id': ({ account, params, ...services }) =>
    readCandidate(services, account, params.id),
});

export const contactRequestRoutes = routes(contactRequests, {
  'POST /barong/resource/candidates/:id/contact_request': ({ account, params, ...services }) =>
    askForContact(services, account, params.id),
  'GET /barong/resource/contact_requests': ({ db, account, query }) =>
    readContactRequests(db, account.id, query),
  'PUT /barong/resource/contact_requests/:id': ({ db, account, params, body }) =>
    answerContactRequest(db, account.id, params.id, body.agreed),
});
