import { dateText } from '../../../../contract/format/dates.ts';
import type { ByPhone } from '../../../../contract/notifications.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useStopPhoneNotices } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';

/** Messages to the reader's number, with the date of consent and how to end them; nothing if no provider is set. */
export function PhonePart({ number, channels }: ByPhone) {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const stop = useStopPhoneNotices();
  if (channels.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-body font-strong">{t.byPhone}</h3>
      <p className="note">{number === null ? t.byPhoneNeeds : t.byPhoneNote(number)}</p>
      <ul className="grid gap-1">
        {channels.map(({ channel, agreed_at }) =>
          agreed_at ? (
            <li
              key={channel}
              className="flex flex-wrap items-center justify-between gap-2 text-small"
            >
              {t.agreed(t[channel], dateText(agreed_at, language))}
              <Button
                variant="quiet"
                size="sm"
                busy={stop.busyWith === channel}
                onClick={() => void stop.run(channel)}
              >
                {t.stopAll(t[channel])}
              </Button>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
