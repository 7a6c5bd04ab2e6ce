import { clsx } from 'clsx';
import type {
  NotificationChannel,
  NotificationPreference,
} from '../../../../contract/notifications.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { kindNames } from '../../../parts/notifications/notification-kinds.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { groupNames, inGroups } from './kind-groups.ts';
import { useSwitchPreference } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';

interface Columns {
  channels: readonly NotificationChannel[];
  /** On phones a list, because a row has no room for the channels to the number. */
  isList: boolean;
}

const cellIn = ({ isList }: Columns) =>
  clsx('text-center', isList ? 'max-md:pb-2.5 max-md:text-left md:w-18' : 'w-14 md:w-24');

interface PreferenceTableProps extends Pick<Columns, 'channels'> {
  preferences: readonly NotificationPreference[];
}

/**
 * The kinds of events, and by which channels the reader is notified: a table; with the channels to the number, a list
 * on phones.
 */
export function PreferenceTable({ preferences, channels }: PreferenceTableProps) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const columns = { channels, isList: channels.length > 3 };
  const { isList } = columns;
  return (
    <table
      className={clsx('w-full border-collapse text-left wrap-anywhere', isList && 'max-md:block')}
    >
      <caption className="sr-only">{t.title}</caption>
      <ChannelNames {...columns} />
      {inGroups(preferences).map((group) => (
        <tbody key={group.group} className={clsx(isList && 'max-md:block')}>
          <tr className={clsx(isList && 'max-md:block')}>
            <th
              scope="rowgroup"
              colSpan={channels.length + 1}
              className={clsx('pt-5 pb-2 font-strong', isList && 'max-md:block')}
            >
              {groupNames[language][group.group]}
              {group.preferences.every(({ always }) => always) ? (
                <span className="block note font-normal">{t.alwaysNote}</span>
              ) : null}
            </th>
          </tr>
          {group.preferences.map((preference) => (
            <PreferenceRow key={preference.kind} preference={preference} {...columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ChannelNames(columns: Columns) {
  const t = useMessages(notificationMessages);
  return (
    <thead
      className={clsx(
        'note',
        columns.isList
          ? 'max-md:sr-only'
          : 'max-md:sticky max-xs:top-11 max-md:top-25 max-md:z-sticky max-md:bg-surface max-md:text-caption',
      )}
    >
      <tr>
        <th scope="col" className="pb-2 font-medium">
          {t.kind}
        </th>
        {columns.channels.map((channel) => (
          <th key={channel} scope="col" className={clsx(cellIn(columns), 'pb-2 font-medium')}>
            {t[channel]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PreferenceRow({
  preference,
  ...columns
}: Columns & Pick<PreferenceSwitchProps, 'preference'>) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const { channels, isList } = columns;
  return (
    <tr className={clsx('border-t border-line', isList && 'max-md:grid max-md:grid-cols-3')}>
      <th
        scope="row"
        className={clsx('pr-2 font-normal', isList ? 'py-2.5 max-md:col-span-3' : 'py-1 md:py-2.5')}
      >
        {kindNames[language][preference.kind]}
      </th>
      {channels.map((channel) => (
        <td
          key={channel}
          // On a phone, kinds that are never sent to the number would only make the list longer.
          className={clsx(cellIn(columns), isNeverByPhone(preference, channel) && 'max-md:hidden')}
        >
          {isList ? (
            <span aria-hidden="true" className="block text-small md:hidden">
              {t[channel]}
            </span>
          ) : null}
          <PreferenceSwitch preference={preference} channel={channel} />
        </td>
      ))}
    </tr>
  );
}

const isNeverByPhone = (preference: NotificationPreference, channel: NotificationChannel) =>
  (channel === 'sms' || channel === 'whatsapp') && preference[channel] === null;

interface PreferenceSwitchProps {
  preference: NotificationPreference;
  channel: NotificationChannel;
}

function PreferenceSwitch({ preference, channel }: PreferenceSwitchProps) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const tellFailure = useFailureToast();
  const change = useSwitchPreference();
  const { kind, always, product, [channel]: isOn } = preference;
  const name = t.switchOf(kindNames[language][kind], t[channel]);
  const words = wordsInPlace();
  if (words) return <span className="text-caption text-ink-2 md:text-small">{words}</span>;

  function wordsInPlace(): string | undefined {
    if (isOn === null) return t.never;
    if (always) return t.always;
    return channel !== 'product' && channel !== 'mail' && !product ? t.needsProduct : undefined;
  }

  const turn = (on: boolean) =>
    change.mutate(
      { kind, channel, on },
      {
        onSuccess: () =>
          toast({
            id: 'notification-preference',
            title: t.saved,
            description: on ? t.savedOn(name) : t.savedOff(name),
            variant: 'success',
          }),
        onError: (error) => tellFailure(t.notSaved, error),
      },
    );

  return <Switch label={name} checked={isOn ?? false} onChange={turn} />;
}
