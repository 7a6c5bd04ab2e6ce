import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TeamMember } from '../../../contract/team/team.ts';
import type { TeamRole, givenRoles } from '../../../contract/team/team-roles.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { useOwnCompany } from '../../parts/companies/own-company.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useFreshTeam } from './calls.ts';
import { RoleField } from './role-field.tsx';
import { teamMessages } from './team-messages.ts';

/** The open dialog, and the member it is about. */
export type OpenedDialog =
  | { dialog: 'role' | 'owner' | 'remove'; member: TeamMember }
  | { dialog: 'leave'; isLast: boolean };

type GivenRole = (typeof givenRoles)[number];

interface MemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

export function RoleChangeDialog({ member: { id, name, role }, onClose }: MemberDialogProps) {
  const t = useMessages(teamMessages);
  const roles = useMessages(teamRoleMessages);
  const start: { role: GivenRole } = { role: role === 'owner' ? 'recruiter' : role };
  const form = useContractForm('PUT /barong/resource/team/members/:id', {
    start,
    params: { id },
    saved: (member) => ({ title: t.roleSaved(name, roles[member.role]) }),
    onSaved: onClose,
    onAnswer: useFreshTeam(),
  });
  return (
    <FormDialog form={form} title={t.askRole(name)} sendLabel={t.save} onClose={onClose}>
      <RoleField {...form.field('role')} label={t.role} />
    </FormDialog>
  );
}

/** Shares the ownership, or hands it over. */
export function NewOwnerDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const t = useMessages(teamMessages);
  const start: { own_role: TeamRole } = { own_role: 'owner' };
  const form = useContractForm('POST /barong/resource/team/owners', {
    start,
    body: ({ own_role }) => ({ member_id: id, own_role }),
    saved: () => ({ title: t.ownerDone(name) }),
    onSaved: onClose,
    onAnswer: useFreshTeam(),
  });
  return (
    <FormDialog
      form={form}
      title={t.askOwner(name)}
      description={t.ownerText}
      sendLabel={t.makeOwner}
      onClose={onClose}
    >
      <RadioGroup
        {...form.field('own_role')}
        label={t.ownRole}
        options={[
          { value: 'owner', label: t.stayOwner },
          { value: 'recruiter', label: t.becomeRecruiter },
        ]}
      />
    </FormDialog>
  );
}

export function RemovalDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const t = useMessages(teamMessages);
  const form = useContractForm('DELETE /barong/resource/team/members/:id', {
    start: {},
    params: { id },
    failed: t.notRemoved,
    saved: () => ({ title: t.removed(name) }),
    onSaved: onClose,
    onAnswer: useFreshTeam(),
  });
  return (
    <ConfirmDialog
      danger
      form={form}
      onClose={onClose}
      title={t.askRemove(name)}
      description={t.removeText}
      confirmLabel={t.remove}
    />
  );
}

export function DepartureDialog({ isLast, onClose }: { isLast: boolean; onClose: () => void }) {
  const t = useMessages(teamMessages);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const company = useOwnCompany().data?.company_name ?? '';
  const start: { confirmed: true } = { confirmed: true };
  const form = useContractForm('POST /barong/resource/team/departure', {
    start,
    failed: t.notLeft,
    saved: t.left(company),
    onSaved: async () => {
      await fetchMe().catch(() => undefined);
      await navigate('/dashboard/hr');
      // The cached data of the company is no longer theirs.
      queryClient.clear();
    },
  });
  return (
    <ConfirmDialog
      danger
      form={form}
      onClose={onClose}
      title={t.askLeave}
      description={isLast ? t.leaveLastText : t.leaveText}
      confirmLabel={t.leave}
    />
  );
}
