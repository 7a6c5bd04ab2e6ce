import { securityEvents } from '../../../contract/accounts/security-events.ts';
import { routes } from '../../platform/endpoints.ts';
import { readSecurityEvents } from './security-events.ts';

export const securityEventRoutes = routes(securityEvents, {
  'GET /barong/resource/security_events': ({ db, account, query }) =>
    readSecurityEvents(db, account.id, query),
});
