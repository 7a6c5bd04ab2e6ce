import type {
  NotificationChannel,
  NotificationPreference,
} from '../../../../contract/notifications.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { kindNames } from '../../../parts/notifications/notification-kinds.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { toast } from '../../../lib/toast.ts';
import { usePreferences, useSwitchPreference } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useWantedSection } from '../wanted-section.ts';

/** What the account is told, and how; the link of a mail leads here. */
export function NotificationsSection() {
  const t = useMessages(notificationMessages);
  const preferences = usePreferences();
  const place = useWantedSection('notifications', preferences.data !== undefined);
  return (
    <div ref={place} className="scroll-mt-20">
      <SettingsSection title={t.title} note={t.note}>
        <Loaded query={preferences} shapes={['h-14', 'h-14']}>
          {(known) => <PreferenceTable preferences={known.preferences} />}
        </Loaded>
      </SettingsSection>
    </div>
  );
}

const CELL = 'w-18 text-center max-xs:w-auto max-xs:pb-2.5 max-xs:text-left md:w-24';

function PreferenceTable({ preferences }: { preferences: readonly NotificationPreference[] }) {
  const t = useMessages(notificationMessages);
  const names = kindNames[useLanguage()];
  return (
    <table className="w-full border-collapse text-left wrap-anywhere max-xs:block">
      <caption className="sr-only">{t.title}</caption>
      <thead className="text-small text-ink-2 max-xs:sr-only">
        <tr>
          <th scope="col" className="pb-2 font-medium">
            {t.kind}
          </th>
          <th scope="col" className={`${CELL} pb-2 font-medium`}>
            {t.product}
          </th>
          <th scope="col" className={`${CELL} pb-2 font-medium`}>
            {t.mail}
          </th>
        </tr>
      </thead>
      <tbody className="max-xs:block">
        {preferences.map((preference) => (
          <tr key={preference.kind} className="border-t border-line max-xs:grid max-xs:grid-cols-2">
            <th scope="row" className="py-2.5 pr-2 font-normal max-xs:col-span-2">
              {names[preference.kind]}
              {preference.always ? (
                <span className="block text-small text-ink-2">{t.alwaysNote}</span>
              ) : null}
            </th>
            {(['product', 'mail'] as const).map((channel) => (
              <td key={channel} className={CELL}>
                <span aria-hidden="true" className="block text-small xs:hidden">
                  {t[channel]}
                </span>
                <PreferenceSwitch preference={preference} channel={channel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PreferenceSwitchProps {
  preference: NotificationPreference;
  channel: NotificationChannel;
}

function PreferenceSwitch({ preference, channel }: PreferenceSwitchProps) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const tellFailure = useFailureToast();
  const change = useSwitchPreference();
  const { kind, always, [channel]: isOn } = preference;
  if (isOn === null) return <span className="text-small text-ink-2">{t.noMail}</span>;
  if (always) return <span className="text-small text-ink-2">{t.always}</span>;
  const name = t.switchOf(kindNames[language][kind], t[channel]);

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

  return <Switch label={name} checked={isOn} onChange={turn} />;
}
