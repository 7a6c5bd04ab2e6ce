import type { ByPhone, PhoneChannel } from '../../../../contract/notifications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { usePreferences } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';
import { PhonePart } from './phone-part.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { PushPart } from './push-part.tsx';
import { QuietHoursPart } from './quiet-hours-part.tsx';

/** The channels to the phone that the reader can choose now. */
const phoneChannelsOf = ({ number, channels }: ByPhone): PhoneChannel[] =>
  number === null ? [] : channels.map(({ channel }) => channel);

/** Which notifications the account gets, how and when; links in mails lead here. */
export function NotificationsSection() {
  const t = useMessages(notificationMessages);
  const preferences = usePreferences();
  const place = useSectionInAddress('notifications', preferences.data !== undefined);
  return (
    <div ref={place} className="scroll-mt-20">
      <SettingsSection title={t.title} note={t.note}>
        <Loaded query={preferences} shapes={['h-32', 'h-screen']}>
          {(known) => (
            <>
              <PushPart />
              <PhonePart {...known.by_phone} />
              <PreferenceTable
                preferences={known.preferences}
                channels={['product', 'mail', 'push', ...phoneChannelsOf(known.by_phone)]}
              />
              <QuietHoursPart hours={known.quiet_hours} />
            </>
          )}
        </Loaded>
      </SettingsSection>
    </div>
  );
}
