import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { adminRoleMessages } from '../../parts/admins/admin-role-messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { otherRoleMessages } from './other-role-messages.ts';

/** Shown in place of a page that is for other admin roles. */
export default function OtherRolePage({ roles }: { roles: readonly AdminRole[] }) {
  const t = useMessages(otherRoleMessages);
  const names = useMessages(adminRoleMessages);
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      <EmptyState
        as="h1"
        title={t.title}
        actions={<LinkButton to="/dashboard/admin">{t.dashboard}</LinkButton>}
      >
        {t.text(['owner' as const, ...roles].map((role) => names[role]).join(', '))}
      </EmptyState>
    </>
  );
}
