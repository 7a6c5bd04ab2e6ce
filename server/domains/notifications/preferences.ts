// Serves barong/resource/notification_preferences: the kinds that people switch off.
import type { Role } from '../../../contract/endpoint.ts';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  type NotificationPreference,
} from '../../../contract/notifications.ts';
import type { QuietHours } from '../../../contract/notifications/quiet-hours.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live/live.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { type Choice, findQuietHours, keepChoice, listChoices } from './preference-queries.ts';
import { presentQuietHours } from './quiet-hours.ts';

interface Preferences {
  preferences: NotificationPreference[];
  quiet_hours: QuietHours;
}

const kindsOf = (role: Role) =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) =>
    notificationKinds[kind].roles.includes(role),
  );

/** Every kind for the role, as the account has chosen or else as the contract has it. */
export async function readPreferences(db: Db, { id, role }: SignedIn): Promise<Preferences> {
  const choices = await listChoices(db, id);
  const quiet = await findQuietHours(db, id);
  if (!quiet) throw refuse('identity.session.invalid');
  const isOn = (kind: NotificationKind, channel: NotificationChannel) => {
    const byDefault = notificationKinds[kind].channels[channel];
    if (byDefault === undefined) return null;
    const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel);
    return chosen?.is_on ?? byDefault;
  };
  return {
    preferences: kindsOf(role).map((kind) => ({
      kind,
      product: isOn(kind, 'product'),
      mail: isOn(kind, 'mail'),
      push: isOn(kind, 'push'),
      always: notificationKinds[kind].always ?? false,
    })),
    quiet_hours: presentQuietHours(quiet),
  };
}

/** Switches one kind on or off; the account's other open pages follow. */
export const changePreference = (
  db: Db,
  account: SignedIn,
  { on, kind, channel }: Omit<Choice, 'is_on'> & { on: boolean },
): Promise<Preferences> =>
  db.transaction().execute(async (trx) => {
    const { roles, channels, always } = notificationKinds[kind];
    if (!roles.includes(account.role)) throw refuse('request.invalid_value', { field: 'kind' });
    if (channels[channel] === undefined) {
      throw refuse('request.invalid_value', { field: 'channel' });
    }
    if (always && !on) throw refuse('resource.notification.always_on', { field: 'on' });
    await keepChoice(trx, account.id, { kind, channel, is_on: on });
    await announce(trx, [account.id], 'notifications');
    return readPreferences(trx, account);
  });

/** Switches one kind of mail off for an account; its open pages follow. */
export async function muteMails(
  trx: Trx,
  accountId: number,
  kind: NotificationKind,
): Promise<void> {
  await keepChoice(trx, accountId, { kind, channel: 'mail', is_on: false });
  await announce(trx, [accountId], 'notifications');
}
