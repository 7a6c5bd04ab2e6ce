import { absences } from '../../../contract/interviews/absences.ts';
import { interviews } from '../../../contract/interviews.ts';
import { routes } from '../../platform/endpoints.ts';
import { reportAbsence, replyToAbsence } from './absences.ts';
import { companyCalendarFile, myCalendarFile } from './calendar-file.ts';
import {
  cancelInterview,
  changeInterview,
  chooseTime,
  declineInterview,
  readInterview,
  readInterviewers,
  readInterviews,
  readMine,
} from './interviews.ts';
import { holdInvitations, inviteToInterview } from './inviting.ts';
import { openSlip } from './slip.ts';

export const interviewRoutes = routes(interviews, {
  'GET /barong/resource/interviews': ({ db, account, query }) => readInterviews(db, account, query),
  'GET /barong/resource/interviewers': ({ db, account, query }) =>
    readInterviewers(db, account, query),
  'GET /barong/resource/interviews/:id': ({ db, account, params }) =>
    readInterview(db, account, params.id),
  'GET /barong/resource/interviews/:id/calendar.ics': ({
    account,
    params,
    language,
    ...services
  }) => companyCalendarFile(services, account, params.id, language),
  'POST /barong/resource/interviews': ({ account, body, ...services }) =>
    inviteToInterview(services, account, body),
  'POST /barong/resource/applications/invitations': ({ db, account, body }) =>
    holdInvitations(db, account, body),
  'PUT /barong/resource/interviews/:id': ({ account, params, body, ifMatch, ...services }) =>
    changeInterview(services, account, { id: params.id, form: body, ifMatch }),
  'POST /barong/resource/interviews/:id/cancellation': ({ account, params, body, ...services }) =>
    cancelInterview(services, account, params.id, body.note),
  'GET /barong/resource/my/interviews/:id': ({ db, account, params }) =>
    readMine(db, account, params.id),
  'GET /barong/resource/my/interviews/:id/slip.pdf': ({ account, params, ...services }) =>
    openSlip(services, account, params.id),
  'GET /barong/resource/my/interviews/:id/calendar.ics': ({
    account,
    params,
    language,
    ...services
  }) => myCalendarFile(services, account, params.id, language),
  'POST /barong/resource/my/interviews/:id/choice': ({ account, params, body, ...services }) =>
    chooseTime(services, account, params.id, body.starts_at),
  'POST /barong/resource/my/interviews/:id/cancellation': ({
    account,
    params,
    body,
    ...services
  }) => declineInterview(services, account, params.id, body.note),
});

export const absenceRoutes = routes(absences, {
  'POST /barong/resource/interviews/:id/absence': ({ account, params, body, ...services }) =>
    reportAbsence.byCompany(services, account, params.id, body),
  'POST /barong/resource/interviews/:id/reply': ({ account, params, body, ...services }) =>
    replyToAbsence.byCompany(services, account, params.id, body),
  'POST /barong/resource/my/interviews/:id/absence': ({ account, params, body, ...services }) =>
    reportAbsence.byCandidate(services, account, params.id, body),
  'POST /barong/resource/my/interviews/:id/reply': ({ account, params, body, ...services }) =>
    replyToAbsence.byCandidate(services, account, params.id, body),
});
