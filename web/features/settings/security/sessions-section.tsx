import { type ReactNode, useRef, useState } from 'react';
import type { DeviceSession } from '../../../../contract/accounts/sessions.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { toast } from '../../../lib/toast.ts';
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
        {({ pages }) => (
          <Devices
            devices={pages.flatMap((page) => page.sessions)}
            more={
              sessions.hasNextPage ? (
                <Button
                  variant="quiet"
                  busy={sessions.isFetchingNextPage}
                  onClick={() => void sessions.fetchNextPage()}
                >
                  {t.moreDevices}
                </Button>
              ) : null
            }
          />
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
  const tellFailure = useFailureToast();
  const logOut = useLogOutDevices();
  const [isAsking, setAsking] = useState(false);
  /** The row that is acted on goes away; the focus stays with the others. */
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = devices.some((device) => !device.current);

  const tell = (title: string) => ({
    onSuccess: () => {
      list.current?.focus();
      toast({ title, variant: 'success' as const });
    },
    onError: (error: Error) => tellFailure(t.failed, error),
    onSettled: () => setAsking(false),
  });

  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={logOut.isPending && logOut.variables === device.id}
            onLogOut={(name) => logOut.mutate(device.id, tell(t.loggedOutDevice(name)))}
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
        onOpenChange={setAsking}
        title={t.logOutOthersTitle}
        description={t.logOutOthersText}
        confirmLabel={t.logOutOthers}
        danger
        busy={logOut.isPending}
        busyLabel={t.pleaseWait}
        onConfirm={() => logOut.mutate(null, tell(t.loggedOutOthers))}
      />
    </>
  );
}
