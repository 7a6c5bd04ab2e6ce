// Serves barong/public/notification_mails: ending mails by the token that each of them carries.
import type { NotificationKind } from '../../../contract/notifications.ts';
import type { Services } from '../../platform/endpoints.ts';
import { endAlert } from '../alerts/alerts.ts';
import { muteMails, readStopToken } from '../notifications/notifications.ts';

/**
 * Switches off the kind of mail that carried this token, for the account it was sent to; or ends the
 * alert that the mail was about.
 */
export const stopMails = (
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  token: string,
): Promise<{ kind: NotificationKind; alert: string | null }> =>
  db.transaction().execute(async (trx) => {
    const { accountId, kind, alertId } = readStopToken(seal, token);
    if (alertId !== undefined) return { kind, alert: await endAlert(trx, accountId, alertId) };
    await muteMails(trx, accountId, kind);
    return { kind, alert: null };
  });
