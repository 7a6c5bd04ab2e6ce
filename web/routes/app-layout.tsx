import { NotificationsMenu } from '../features/notifications/notifications-menu.tsx';
import AppLayout from '../features/shell/app-layout.tsx';

/** The frame of signed-in pages with the bell in its header. */
export default function AppLayoutWithBell() {
  return <AppLayout bell={<NotificationsMenu />} />;
}

export { clientLoader, HydrateFallback, shouldRevalidate } from '../features/shell/app-layout.tsx';
