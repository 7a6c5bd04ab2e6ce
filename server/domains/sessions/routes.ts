import { reauthentication } from '../../../contract/accounts/reauthentication.ts';
import { sessions } from '../../../contract/accounts/sessions.ts';
import { routes } from '../../platform/endpoints.ts';
import { endSessions } from '../../platform/sessions.ts';
import { reauthenticate } from './reauthentication.ts';
import { readSessions, revokeSession } from './sessions.ts';

const reauthenticationRoutes = routes(reauthentication, {
  'POST /barong/identity/sessions/reauthentication': ({ account, body, ...services }) =>
    reauthenticate(services, account, body),
});

export const sessionRoutes = [
  ...reauthenticationRoutes,
  ...routes(sessions, {
    'GET /barong/resource/sessions': ({ db, account, query }) =>
      readSessions(db, { accountId: account.id, sessionId: account.session_id }, query),
    'DELETE /barong/resource/sessions/:id': async ({ db, account, params }) => {
      await revokeSession(db, account.id, params.id);
      return { message: 'Logged out successfully' };
    },
    'DELETE /barong/resource/sessions': async ({ db, account }) => ({
      message: 'Logged out successfully',
      ended: await endSessions(db, account.id, { except: [account.session_id] }),
    }),
  }),
];
