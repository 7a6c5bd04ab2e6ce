import { deviceWords } from '../../../../contract/accounts/device.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { pushMessages } from '../../../parts/push/push-messages.ts';
import { usePushState, useSwitchPush } from '../../../parts/push/use-push.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useEndPush, usePushDevices } from './notification-calls.ts';
import { notificationMessages } from './notification-messages.ts';

/** Whether this device shows notifications while no page is open, and which other devices do. */
export function PushPart() {
  const t = useMessages(notificationMessages);
  const words = useMessages(pushMessages);
  const state = usePushState();
  const change = useSwitchPush();
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-body font-strong">{t.here}</h3>
        {state === 'on' || state === 'off' ? (
          <Switch
            label={t.here}
            checked={change.busyWith ?? state === 'on'}
            onChange={(on) => void change.run(on)}
          />
        ) : null}
      </div>
      <output className="block min-h-[2lh] note md:min-h-[1lh]">
        {state === 'off' ? t.hereNote : state && words[state]}
      </output>
      <OtherDevices />
    </div>
  );
}

function OtherDevices() {
  const t = useMessages(notificationMessages);
  const language = useLanguage();
  const devices = usePushDevices();
  const end = useEndPush();
  const others = devices.data?.push_subscriptions.filter(({ is_this }) => !is_this) ?? [];
  if (others.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="text-small font-strong">{t.others}</h4>
      <ul className="grid gap-1">
        {others.map(({ id, created_at, ...device }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-small">
            {t.since(deviceWords(device, language), dateText(created_at, language))}
            <Button
              variant="quiet"
              size="sm"
              busy={end.busyWith === id}
              aria-label={t.endOf(deviceWords(device, language))}
              onClick={() => void end.run(id)}
            >
              {t.end}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
