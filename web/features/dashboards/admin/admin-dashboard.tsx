import { useSession } from '../../../lib/session/session.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { PageHead } from '../../../ui/panels/page-head.tsx';
import { mayAsAdmin } from '../../../../contract/admin/admin-roles.ts';
import type { emptySearches } from '../../../../contract/search/empty-searches.ts';
import type { health } from '../../../../contract/admin/health.ts';
import { useFigures } from '../calls.ts';
import { AdminDays } from './admin-days.tsx';
import { AdminFigures } from './admin-figures.tsx';
import { adminDashboardMessages } from './admin-messages.ts';
import { EmptySearches } from './empty-searches.tsx';
import { HealthSection } from './health-section.tsx';

// Literals, which compile only while they are those of the contract: importing its checks would add to the page.
const readsEmptySearches: (typeof emptySearches)['GET /barong/admin/empty_searches']['admins'] = [
  'moderator',
];
const readsHealth: (typeof health)['GET /barong/admin/health']['admins'] = ['support'];

/** What waits, how many of everything there are, how they arrived, and the health of the portal itself. */
export default function AdminDashboard() {
  const t = useMessages(adminDashboardMessages);
  const own = useSession()?.user?.admin_role ?? null;
  return (
    <>
      <PageHead title={t.title} intro={t.adminIntro} className="mb-5" />
      <Loaded query={useFigures()} shapes={['h-28', 'h-28', 'h-dvh']}>
        {(figures) => <AdminFigures figures={figures} />}
      </Loaded>
      {mayAsAdmin(own, readsHealth) ? <HealthSection /> : null}
      {mayAsAdmin(own, readsEmptySearches) ? <EmptySearches /> : null}
      <AdminDays />
    </>
  );
}
