import { type NotificationKind, notificationKinds } from '../../../contract/notifications.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Seal } from '../../platform/seal.ts';

interface Stop {
  accountId: number;
  kind: NotificationKind;
}

/** So that nothing else that was ever sealed opens as one of these. */
const PURPOSE = 'stop-mails';

/** Says whose mails of which kind it ends. Sealed, so that nobody else can make one; it never expires. */
export const stopTokenOf = (seal: Seal, { accountId, kind }: Stop): string =>
  seal.close(`${PURPOSE} ${accountId} ${kind}`).toString('base64url');

export function readStopToken(seal: Seal, token: string): Stop {
  const [purpose, accountId, kind = ''] = opened(seal, token).split(' ');
  if (purpose !== PURPOSE || !isMailed(kind)) throw broken();
  return { accountId: Number(accountId), kind };
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
