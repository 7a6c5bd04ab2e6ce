import { type NotificationKind, notificationKinds } from '../../../contract/notifications.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import { invalidToken, openToken, sealToken } from '../../platform/secrets/sealed-tokens.ts';

interface Stop {
  accountId: number;
  kind: NotificationKind;
  /** Ends only this alert. */
  alertId?: number | undefined;
}

/**
 * A token that switches one kind of mail off for one account, or ends one of its alerts. It is sealed, so that nobody can
 * forge it, and never expires.
 */
export const stopTokenOf = (seal: Seal, { accountId, kind, alertId }: Stop): string =>
  sealToken(seal, 'stop-mails', [accountId, kind, ...(alertId === undefined ? [] : [alertId])]);

export function readStopToken(seal: Seal, token: string): Stop {
  const [accountId, kind = '', alertId] = openToken(seal, 'stop-mails', token);
  if (!isMailed(kind)) throw invalidToken();
  return {
    accountId: Number(accountId),
    kind,
    alertId: alertId === undefined ? undefined : Number(alertId),
  };
}

const isMailed = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationKinds, kind) && !notificationKinds[kind as NotificationKind].always;
