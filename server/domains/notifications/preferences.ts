// Serves barong/resource/notification_preferences: the kinds that people switch off.
import type { Role } from '../../../contract/endpoint.ts';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationPreference,
} from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { deleteMute, insertMute, listMutes, type Mute } from './preference-queries.ts';

interface Preferences {
  preferences: NotificationPreference[];
}

const kindsOf = (role: Role) =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) =>
    notificationKinds[kind].roles.includes(role),
  );

/** Every kind for the role; all are on unless switched off. */
export async function readPreferences(db: Db, { id, role }: SignedIn): Promise<Preferences> {
  const mutes = await listMutes(db, id);
  const isOn = (kind: NotificationKind, channel: Mute['channel']) =>
    !mutes.some((mute) => mute.kind === kind && mute.channel === channel);
  return {
    preferences: kindsOf(role).map((kind) => {
      const { channels, always = false } = notificationKinds[kind];
      return {
        kind,
        product: isOn(kind, 'product'),
        mail: channels.includes('mail') ? isOn(kind, 'mail') : null,
        always,
      };
    }),
  };
}

/** Switches one kind on or off; the account's other open pages follow. */
export const changePreference = (
  db: Db,
  account: SignedIn,
  { on, ...mute }: Mute & { on: boolean },
): Promise<Preferences> =>
  db.transaction().execute(async (trx) => {
    const { roles, channels, always } = notificationKinds[mute.kind];
    if (!roles.includes(account.role)) throw refuse('request.invalid_value', { field: 'kind' });
    if (!channels.includes(mute.channel)) {
      throw refuse('request.invalid_value', { field: 'channel' });
    }
    if (always && !on) throw refuse('resource.notification.always_on', { field: 'on' });
    await (on ? deleteMute : insertMute)(trx, account.id, mute);
    await announce(trx, [account.id], 'notifications');
    return readPreferences(trx, account);
  });

/** Switches one kind of mail off for an account; its open pages follow. */
export async function muteMails(
  trx: Trx,
  accountId: number,
  kind: NotificationKind,
): Promise<void> {
  await insertMute(trx, accountId, { kind, channel: 'mail' });
  await announce(trx, [accountId], 'notifications');
}
