// Serves barong/resource/notification_preferences: the kinds that people switch on and off, by channel.
import type { Role } from '../../../contract/endpoint.ts';
import {
  type ByPhone,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  type NotificationPreference,
  type PhoneChannel,
  phoneChannels,
} from '../../../contract/notifications.ts';
import type { QuietHours } from '../../../contract/notifications/quiet-hours.ts';
import type { Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live/live.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { readPhone } from '../phones/phones.ts';
import {
  type Choice,
  findQuietHours,
  keepChoice,
  listChoices,
  switchOffAll,
} from './preference-queries.ts';
import { presentQuietHours } from './quiet-hours.ts';
import { isOffered, type PhoneServices } from './texting.ts';

interface Preferences {
  preferences: NotificationPreference[];
  by_phone: ByPhone;
  quiet_hours: QuietHours;
}

const kindsOf = (role: Role) =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) =>
    notificationKinds[kind].roles.includes(role),
  );

/** Every kind for the role, as chosen by the account or else the contract's default. */
export async function readPreferences(
  services: PhoneServices,
  { id, role }: SignedIn,
): Promise<Preferences> {
  const choices = await listChoices(services.db, id);
  const quiet = orRefuse(await findQuietHours(services.db, id), 'identity.session.invalid');
  const isOn = (kind: NotificationKind, channel: NotificationChannel) => {
    const byDefault = notificationKinds[kind].channels[channel];
    if (byDefault === undefined || !goes(services, kind, channel)) return null;
    const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel);
    return chosen?.is_on ?? byDefault;
  };
  const preferences = kindsOf(role).map((kind) => ({
    kind,
    product: isOn(kind, 'product'),
    mail: isOn(kind, 'mail'),
    push: isOn(kind, 'push'),
    sms: isOn(kind, 'sms'),
    whatsapp: isOn(kind, 'whatsapp'),
    always: notificationKinds[kind].always ?? false,
  }));
  const agreedAt = (channel: PhoneChannel) =>
    choices
      .filter((choice) => choice.channel === channel && choice.is_on)
      .map(({ created_at }) => created_at)
      .toSorted()
      .at(-1) ?? null;
  return {
    preferences,
    by_phone: {
      number: await numberOf(services, id),
      channels: phoneChannels
        .filter((channel) => preferences.some(({ [channel]: on }) => on !== null))
        .map((channel) => ({ channel, agreed_at: agreedAt(channel) })),
    },
    quiet_hours: presentQuietHours(quiet),
  };
}

/** The number to which notifications may be sent. */
async function numberOf(services: PhoneServices, accountId: number): Promise<string | null> {
  const { phone, verified, verification_expired, verification_available } = await readPhone(
    services,
    accountId,
  );
  return verified && !verification_expired && verification_available ? phone : null;
}

const isPhoneChannel = (channel: NotificationChannel): channel is PhoneChannel =>
  phoneChannels.some((one) => one === channel);

const goes = (services: PhoneServices, kind: NotificationKind, channel: NotificationChannel) =>
  !isPhoneChannel(channel) || isOffered(services, kind, channel);

/** Switches one kind on or off, and updates the account's other open pages. */
export const changePreference = (
  services: PhoneServices,
  account: SignedIn,
  { on, kind, channel }: Omit<Choice, 'is_on' | 'created_at'> & { on: boolean },
): Promise<Preferences> =>
  services.db.transaction().execute(async (trx) => {
    const { roles, channels, always } = notificationKinds[kind];
    if (!roles.includes(account.role)) throw refuse('request.invalid_value', { field: 'kind' });
    if (channels[channel] === undefined || !goes(services, kind, channel)) {
      throw refuse('request.invalid_value', { field: 'channel' });
    }
    if (always && !on) throw refuse('resource.notification.always_on', { field: 'on' });
    const inside = { ...services, db: trx };
    if (on && isPhoneChannel(channel) && (await numberOf(inside, account.id)) === null) {
      throw refuse('identity.phone.not_verified');
    }
    await keepChoice(trx, account.id, { kind, channel, is_on: on });
    await announce(trx, [account.id], 'notifications');
    return readPreferences(inside, account);
  });

/**
 * Switches off everything that is sent to the account's number by a channel, including kinds that are not offered any
 * more.
 */
export const stopPhoneNotices = (
  services: PhoneServices,
  account: SignedIn,
  channel: PhoneChannel,
): Promise<Preferences> =>
  services.db.transaction().execute(async (trx) => {
    await switchOffAll(trx, account.id, channel);
    await announce(trx, [account.id], 'notifications');
    return readPreferences({ ...services, db: trx }, account);
  });

/** Switches one kind of mail off for an account, and updates its open pages. */
export async function muteMails(
  trx: Trx,
  accountId: number,
  kind: NotificationKind,
): Promise<void> {
  await keepChoice(trx, accountId, { kind, channel: 'mail', is_on: false });
  await announce(trx, [accountId], 'notifications');
}
