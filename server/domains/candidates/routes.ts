import { candidates } from '../../../contract/candidates.ts';
import { candidateAlerts } from '../../../contract/candidates/candidate-alerts.ts';
import { candidateNotes } from '../../../contract/candidates/candidate-notes.ts';
import { candidateSearches } from '../../../contract/candidates/candidate-searches.ts';
import { contactRequests } from '../../../contract/candidates/contact-requests.ts';
import { routes } from '../../platform/endpoints.ts';
import { readCandidate, readCandidates } from './candidates.ts';
import {
  addNote,
  changeNote,
  readCandidateTags,
  readNotes,
  removeNote,
  tagCandidate,
} from './candidate-notes.ts';
import {
  changeSearch,
  openSearch,
  readSavedSearches,
  removeSearch,
  saveSearch,
  tellOfSearch,
} from './saved-searches.ts';
import { answerContactRequest, askForContact, readContactRequests } from './contact-requests.ts';

export const candidateRoutes = routes(candidates, {
  'GET /barong/resource/candidates': ({ account, query, ...services }) =>
    readCandidates(services, account, query),
  'GET /barong/resource/candidates/:id': ({ account, params, ...services }) =>
    readCandidate(services, account, params.id),
});

export const candidateNoteRoutes = routes(candidateNotes, {
  'GET /barong/resource/candidates/:id/notes': ({ db, account, params, query }) =>
    readNotes(db, account, params.id, query),
  'POST /barong/resource/candidates/:id/notes': ({ db, account, params, body, idempotencyKey }) =>
    addNote(db, account, params.id, { text: body.text, key: idempotencyKey }),
  'PUT /barong/resource/candidate_notes/:id': ({ db, account, params, body }) =>
    changeNote(db, account, params.id, body.text),
  'DELETE /barong/resource/candidate_notes/:id': async ({ db, account, params }) => {
    await removeNote(db, account, params.id);
    return { message: 'Note deleted' };
  },
  'PUT /barong/resource/candidates/:id/tags': ({ db, account, params, body }) =>
    tagCandidate(db, account, params.id, body),
  'GET /barong/resource/candidate_tags': ({ db, account, query }) =>
    readCandidateTags(db, account, query),
});

export const candidateSearchRoutes = routes(candidateSearches, {
  'GET /barong/resource/candidate_searches': ({ db, account, query }) =>
    readSavedSearches(db, account, query),
  'POST /barong/resource/candidate_searches': ({ db, account, body }) =>
    saveSearch(db, account, body),
  'PUT /barong/resource/candidate_searches/:id': ({ db, account, params, body }) =>
    changeSearch(db, account, params.id, body),
  'POST /barong/resource/candidate_searches/:id/opening': ({ db, account, params }) =>
    openSearch(db, account, params.id),
  'DELETE /barong/resource/candidate_searches/:id': async ({ db, account, params }) => {
    await removeSearch(db, account, params.id);
    return { message: 'Search deleted' };
  },
});

export const candidateAlertRoutes = routes(candidateAlerts, {
  'PUT /barong/resource/candidate_searches/:id/alert': ({ db, account, params, body }) =>
    tellOfSearch(db, account, params.id, body.frequency),
});

export const contactRequestRoutes = routes(contactRequests, {
  'POST /barong/resource/candidates/:id/contact_request': ({
    account,
    params,
    body,
    ...services
  }) => askForContact(services, account, params.id, body.job_id),
  'GET /barong/resource/contact_requests': ({ db, account, query }) =>
    readContactRequests(db, account.id, query),
  'PUT /barong/resource/contact_requests/:id': ({ account, params, body, ...services }) =>
    answerContactRequest(services, account.id, params.id, body.agreed),
});
