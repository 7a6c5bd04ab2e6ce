import { pushSubscriptions } from '../../../contract/notifications/push-subscriptions.ts';
import { routes } from '../../platform/endpoints.ts';
import { endPush, findHere, readPush, startPush } from './push-subscriptions.ts';

export const pushSubscriptionRoutes = routes(pushSubscriptions, {
  'GET /barong/resource/push_subscriptions': ({ db, push, account }) =>
    readPush({ db, push }, account),
  'POST /barong/resource/push_subscriptions': ({ db, push, account, body, from }) =>
    startPush({ db, push }, account, { ...body, userAgent: from.userAgent }),
  'POST /barong/resource/push_subscriptions/here': ({ db, account, body }) =>
    findHere(db, account, body.endpoint),
  'DELETE /barong/resource/push_subscriptions/:id': ({ db, account, params }) =>
    endPush(db, account.id, params.id),
});
