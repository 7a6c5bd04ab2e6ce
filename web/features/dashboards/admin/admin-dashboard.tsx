import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { forCall, useMayAsAdmin } from '../../../parts/admins/admin-calls.ts';
import { useFigures } from '../calls.ts';
import { AdminDays } from './admin-days.tsx';
import { AdminFigures } from './admin-figures.tsx';
import { adminDashboardMessages } from './admin-messages.ts';
import { MostEmptySearches } from './most-empty-searches.tsx';
import { HealthSection } from './health-section.tsx';

const readsEmptySearches = forCall('GET /barong/admin/empty_searches', ['moderator']);
const readsHealth = forCall('GET /barong/admin/health', ['support']);

/** What waits, how many of everything there are, how they arrived, and the health of the portal itself. */
export default function AdminDashboard() {
  const t = useMessages(adminDashboardMessages);
  return (
    <>
      <PageHead title={t.title} intro={t.adminIntro} className="mb-5" />
      <Loaded query={useFigures()} shapes={['h-28', 'h-28', 'h-dvh']}>
        {(figures) => <AdminFigures figures={figures} />}
      </Loaded>
      {useMayAsAdmin(readsHealth) ? <HealthSection /> : null}
      {useMayAsAdmin(readsEmptySearches) ? <MostEmptySearches /> : null}
      <AdminDays />
    </>
  );
}
