import { appeals } from '../../../contract/admin/appeals.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  appealForJob,
  appealForProfile,
  decideAppeal,
  readAppeals,
  readCase,
  writeAppeal,
} from './appeals.ts';

export const appealRoutes = routes(appeals, {
  'POST /barong/public/appeals/case': ({ body, from, ...services }) =>
    readCase(services, { token: body.token, from }),
  'POST /barong/public/appeals': ({ body, from, ...services }) =>
    writeAppeal(services, { ...body, from }),
  'POST /barong/resource/jobs/:id/appeals': ({ db, account, params, body }) =>
    appealForJob(db, account, params.id, body.text),
  'POST /barong/resource/profile_moderation/appeals': ({ db, account, body }) =>
    appealForProfile(db, account.id, body.text),
  'GET /barong/admin/appeals': ({ db, account, query }) => readAppeals(db, account.id, query),
  'PUT /barong/admin/appeals/:id': ({ account, params, body, ...services }) =>
    decideAppeal(services, params.id, account.id, body),
});
