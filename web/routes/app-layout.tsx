import { Suspense } from 'react';
import { patientLazy } from '../lib/lazy-part.tsx';
import { NotificationsMenu } from '../features/notifications/notifications-menu.tsx';
import { SecondStepAdvice } from '../features/settings/security/second-step-advice.tsx';
import { LegalNotices } from '../features/text-pages/legal/legal-notices.tsx';
import AppLayout from '../features/shell/app-layout.tsx';

/** Loaded after the page: it sends messages that could not be sent before. */
const OutboxKeeper = patientLazy(() => import('../features/messages/outbox-keeper.tsx'));

/** The frame of signed-in pages with the bell in its header, and notices above the page. */
export default function AppLayoutWithBell() {
  return (
    <AppLayout
      bell={<NotificationsMenu />}
      notice={
        <>
          <LegalNotices />
          <SecondStepAdvice />
          <Suspense>
            <OutboxKeeper />
          </Suspense>
        </>
      }
    />
  );
}

export { clientLoader, HydrateFallback, shouldRevalidate } from '../features/shell/app-layout.tsx';
