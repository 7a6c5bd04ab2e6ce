import { Monitor, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { deviceWords } from '../../../../contract/accounts/device.ts';
import type { DeviceSession } from '../../../../contract/accounts/sessions.ts';
import { dateText, momentText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { securityMessages } from './security-messages.ts';

const phones = new Set(['Android', 'iPhone', 'iPad', 'KaiOS']);

interface DeviceRowProps {
  device: DeviceSession;
  isBusy: boolean;
  onLogOut: (name: string) => void;
}

export function DeviceRow({ device, isBusy, onLogOut }: DeviceRowProps) {
  const t = useMessages(securityMessages);
  const language = useLanguage();
  const { system, address, created_at, last_seen_at, current } = device;
  const name = deviceWords(device, language);
  // Devices of the same name are told apart by when they were used.
  const whenId = useId();
  const seen = t.lastSeen(momentText(last_seen_at, language));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Icon of={phones.has(system ?? '') ? Smartphone : Monitor} className="mt-0.5 text-ink-2" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {name}
          {current ? <Badge tone="ok">{t.thisDevice}</Badge> : null}
        </p>
        <p id={whenId} className="note">
          {t.signedIn(dateText(created_at, language))}
          {current ? null : `, ${seen}`}
        </p>
        <p className="note break-all">{t.address(address)}</p>
      </div>
      {current ? null : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t.logOutDevice(name)}
          aria-describedby={whenId}
          busy={isBusy}
          busyLabel={t.pleaseWait}
          onClick={() => onLogOut(name)}
        >
          {t.logOut}
        </Button>
      )}
    </li>
  );
}
