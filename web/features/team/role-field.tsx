import type { ComponentProps } from 'react';
import { givenRoles } from '../../../contract/team/team-roles.ts';
import { useMessages } from '../../lib/messages.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'options' | 'hint'>;

/** The choice of a role, with its permissions. */
export function RoleField(props: RoleFieldProps) {
  const t = useMessages(teamRoleMessages);
  const chosen = givenRoles.find((role) => role === props.value);
  return (
    <SelectField
      {...props}
      options={givenRoles.map((value) => ({ value, label: t[value] }))}
      hint={chosen ? t[`${chosen}May`] : undefined}
    />
  );
}
