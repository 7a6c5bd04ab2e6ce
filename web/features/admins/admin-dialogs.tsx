import type { ComponentProps } from 'react';
import type { Admin } from '../../../contract/admin/admins.ts';
import { type AdminRole, adminRoles } from '../../../contract/admin/admin-roles.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { toast } from '../../lib/toast.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { adminRoleMessages } from '../../parts/admins/admin-role-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { ADMINS } from './calls.ts';
import { adminsMessages } from './messages.ts';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'hint'>;

/** The choice of a role, with what it may do. */
function RoleField(props: RoleFieldProps) {
  const t = useMessages(adminRoleMessages);
  const chosen = adminRoles.find((role) => role === props.value);
  return (
    <SelectField
      {...props}
      options={adminRoles.map((value) => ({ value, label: t[value] }))}
      hint={chosen ? t[`${chosen}May`] : undefined}
    />
  );
}

const useRefresh = () => useRefetch([ADMINS]);

const NEW: { email: string; name: string; admin_role: AdminRole } = {
  email: '',
  name: '',
  admin_role: 'support',
};

export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(adminsMessages);
  const refresh = useRefresh();
  const form = useContractForm('POST /barong/admin/admins', {
    start: NEW,
    check: ({ name }) => ({ name: name.trim() ? undefined : t.enterName }),
    failed: t.notAdded,
    onSaved: async ({ name }) => {
      toast({ title: t.added(name), variant: 'success' });
      onClose();
      await refresh();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.add}
      description={t.addText}
      sendLabel={t.send}
      onClose={onClose}
    >
      <TextField {...form.field('email')} label={t.email} type="email" autoComplete="off" />
      <TextField {...form.field('name')} label={t.name} autoComplete="off" />
      <RoleField {...form.field('admin_role')} label={t.role} />
    </FormDialog>
  );
}

interface AboutAdmin {
  admin: Admin;
  onClose: () => void;
}

export function RoleDialog({ admin: { id, name, admin_role }, onClose }: AboutAdmin) {
  const t = useMessages(adminsMessages);
  const form = useContractForm('PUT /barong/admin/admins/:id', {
    start: { admin_role },
    params: { id },
    failed: t.notChanged,
    saved: t.changed,
    onSaved: onClose,
    onAnswer: useRefresh(),
  });
  return (
    <FormDialog form={form} title={t.changeTitle(name)} sendLabel={t.save} onClose={onClose}>
      <RoleField {...form.field('admin_role')} label={t.role} />
    </FormDialog>
  );
}

export function EndDialog({ admin: { id, name }, onClose }: AboutAdmin) {
  const t = useMessages(adminsMessages);
  const form = useContractForm('DELETE /barong/admin/admins/:id', {
    start: {},
    params: { id },
    failed: t.notEnded,
    saved: t.endedDone,
    onSaved: onClose,
    onAnswer: useRefresh(),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.endTitle(name)}
      description={t.endText}
      confirmLabel={t.end}
      danger
      form={form}
    />
  );
}

/** Mails another link to somebody who has not accepted yet. */
export function InviteAgain({ admin: { email, name, admin_role } }: Pick<AboutAdmin, 'admin'>) {
  const t = useMessages(adminsMessages);
  const form = useContractForm('POST /barong/admin/admins', {
    start: { email, name, admin_role },
    failed: t.notAdded,
    saved: t.added(name),
    onAnswer: useRefresh(),
  });
  return (
    <Form form={form}>
      <Button {...form.button} size="sm" variant="secondary">
        {t.again}
      </Button>
    </Form>
  );
}
