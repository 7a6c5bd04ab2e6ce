import { sessions } from '../../../contract/accounts/sessions.ts';
import { routes } from '../../platform/endpoints.ts';
import { endSessions } from '../../platform/sessions.ts';
import { readSessions, revokeSession } from './sessions.ts';

export const sessionRoutes = routes(sessions, {
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
});
