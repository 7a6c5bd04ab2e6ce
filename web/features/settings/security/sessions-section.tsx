import { type ReactNode, useRef, useState } from 'react';
import type { DeviceSession } from '../../../../contract/accounts/sessions.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { DeviceRow } from './device-row.tsx';
import { useLogOutDevices, useSessions } from './security-calls.ts';
import { securityMessages } from './security-messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';

/** Where the account is signed in, and how to end that. */
export function SessionsSection() {
  const t = useMessages(securityMessages);
  const sessions = useSessions();
  return (
    <SettingsSection title={t.devices} note={t.devicesNote}>
      <Loaded query={sessions} shapes={['h-14', 'h-14']}>
        {(devices) => (
          <Devices devices={devices} more={<MoreRows list={sessions} label={t.moreDevices} />} />
        )}
      </Loaded>
    </SettingsSection>
  );
}

interface DevicesProps {
  devices: readonly DeviceSession[];
  more: ReactNode;
}

function Devices({ devices, more }: DevicesProps) {
  const t = useMessages(securityMessages);
  const [isAsking, setAsking] = useState(false);
  /** The row is removed; the focus moves to the list. */
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = devices.some((device) => !device.current);

  const logOut = useLogOutDevices({
    failed: t.failed,
    done: (_answer, device) => (device ? t.loggedOutDevice(device.name) : t.loggedOutOthers),
    onDone: () => list.current?.focus(),
    onEnd: () => setAsking(false),
  });

  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={logOut.busyWith?.id === device.id}
            onLogOut={(name) => void logOut.run({ id: device.id, name })}
          />
        ))}
      </ul>
      {more}
      {hasOthers ? (
        <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {t.logOutOthers}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.logOutOthersTitle}
        description={t.logOutOthersText}
        confirmLabel={t.logOutOthers}
        danger
        busy={logOut.isBusy}
        busyLabel={t.pleaseWait}
        onConfirm={() => void logOut.run(null)}
      />
    </>
  );
}
