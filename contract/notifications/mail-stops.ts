import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { NotificationKind } from '../notifications.ts';

export const mailStops = endpoints({
  'POST /barong/public/notification_mails/removal': {
    summary:
      'Switch off one kind of mail, or end one alert, by the token of a mail, without signing in',
    who: 'anyone',
    body: z.object({ token: z.string('request.missing').max(500) }),
    /** `alert` is the name of the alert that was ended, empty if it was deleted; otherwise null. */
    output: z.object({ kind: NotificationKind, alert: z.string().nullable() }),
    errors: ['request.invalid_value'],
  },
});
