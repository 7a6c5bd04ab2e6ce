import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Admin } from '../../../contract/admin/admins.ts';
import { dateText } from '../../lib/format/format.ts';
import { listAddress } from '../../lib/lists/list-address.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { adminRoleMessages } from '../../parts/admins/admin-role-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { DialogButton } from '../../ui/overlays/dialog-button.tsx';
import { AddDialog, EndDialog, InviteAgain, RoleDialog } from './admin-dialogs.tsx';
import { useAdmins } from './calls.ts';
import { adminsMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

const adminsList = listAddress({ path: '/admin/team', filters: {} });

/** The admins of this portal and what each may do; for owners. */
export default function AdminsPage() {
  const t = useMessages(adminsMessages);
  const list = useListAddress(adminsList);
  const query = useAdmins(list.address.page);
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <DialogButton label={t.add} icon={UserPlus}>
          {(close) => <AddDialog onClose={close} />}
        </DialogButton>
      }
      list={list}
      query={query}
      rowsOf={({ admins }) => admins}
      shape="h-28 rounded-lg"
      failed={t.failed}
      none={{ title: t.none }}
      renderCard={(admin) => <AdminCard admin={admin} />}
    />
  );
}

function AdminCard({ admin }: { admin: Admin }) {
  const t = useMessages(adminsMessages);
  const roles = useMessages(adminRoleMessages);
  const language = useLanguage();
  const { name, email, admin_role: role, state, mine } = admin;
  const [asked, setAsked] = useState<'role' | 'end' | null>(null);
  const close = () => setAsked(null);
  return (
    <Card as="article" className="grid gap-2">
      <h2 className="flex flex-wrap items-center gap-2 text-h3 wrap-anywhere">
        {name}
        <Badge tone="brand">{roles[role]}</Badge>
        {mine ? <Badge>{t.you}</Badge> : null}
        {state === 'pending' ? <Badge tone="time">{t.invited}</Badge> : null}
        {state === 'inactive' ? <Badge tone="danger">{t.ended}</Badge> : null}
        {state === 'active' && !admin.has_second_step ? (
          <Badge tone="outline">{t.noSecondStep}</Badge>
        ) : null}
      </h2>
      <p className="note wrap-anywhere">
        {email}
        {DOT}
        {t.since(dateText(admin.created_at, language))}
      </p>
      <p className="text-small">{roles[`${role}May`]}</p>
      {state === 'pending' ? <p className="note">{t.invitedText}</p> : null}
      {mine || state === 'inactive' ? null : (
        <div className="flex flex-wrap gap-2">
          {state === 'pending' ? <InviteAgain admin={admin} /> : null}
          <Button size="sm" variant="secondary" onClick={() => setAsked('role')}>
            {t.change}
          </Button>
          <Button size="sm" variant="danger" onClick={() => setAsked('end')}>
            {t.end}
          </Button>
        </div>
      )}
      {asked === 'role' ? <RoleDialog admin={admin} onClose={close} /> : null}
      {asked === 'end' ? <EndDialog admin={admin} onClose={close} /> : null}
    </Card>
  );
}
