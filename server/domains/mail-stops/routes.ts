import { mailStops } from '../../../contract/notifications/mail-stops.ts';
import { routes } from '../../platform/endpoints.ts';
import { stopMails } from './mail-stops.ts';

export const mailStopRoutes = routes(mailStops, {
  'POST /barong/public/notification_mails/removal': ({ body, ...services }) =>
    stopMails(services, body.token),
});
