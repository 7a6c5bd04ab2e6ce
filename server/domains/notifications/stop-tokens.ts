import { type NotificationKind, notificationKinds } from '../../../contract/notifications.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/secrets/seal.ts';

interface Stop {
  accountId: number;
  kind: NotificationKind;
  /** Ends only this alert. */
  alertId?: number | undefined;
}

/** Prevents anything else that was ever sealed from being accepted as such a token. */
const PURPOSE = 'stop-mails';

/**
 * A token that switches one kind of mail off for one account, or ends one of its alerts. It is sealed, so that nobody can
 * forge it, and never expires.
 */
export const stopTokenOf = (seal: Seal, { accountId, kind, alertId }: Stop): string =>
  seal
    .close([PURPOSE, accountId, kind, ...(alertId === undefined ? [] : [alertId])].join(' '))
    .toString('base64url');

export function readStopToken(seal: Seal, token: string): Stop {
  const [purpose, accountId, kind = '', alertId] = opened(seal, token).split(' ');
  if (purpose !== PURPOSE || !isMailed(kind)) throw broken();
  return {
    accountId: Number(accountId),
    kind,
    alertId: alertId === undefined ? undefined : Number(alertId),
  };
}

const isMailed = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationKinds, kind) && !notificationKinds[kind as NotificationKind].always;

function opened(seal: Seal, token: string): string {
  try {
    return seal.open(Buffer.from(token, 'base64url'));
  } catch {
    throw broken();
  }
}

const broken = () => refuse('request.invalid_value', { field: 'token' });
