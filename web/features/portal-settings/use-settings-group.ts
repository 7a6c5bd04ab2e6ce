import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { SettingGroup } from '../../../contract/portal-settings/settings.ts';
import { type FormOptions, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { keepGroup } from './calls.ts';
import { portalSettingMessages } from './messages.ts';

type Route<G extends SettingGroup> = `PUT /barong/admin/settings/${G}`;

interface GroupOptions<G extends SettingGroup, V extends object> extends Omit<
  FormOptions<Route<G>, V>,
  'start' | 'newer' | 'onSaved' | 'failed'
> {
  /** The form's fields for the stored values. */
  fields: (group: Answer<Contract[Route<G>]>) => V;
}

/** The form of a settings group, which several admins may change at once. */
export function useSettingsGroup<G extends SettingGroup, V extends object>(
  name: G,
  group: Answer<Contract[Route<G>]>,
  { fields, ...options }: GroupOptions<G, V>,
) {
  const t = useMessages(portalSettingMessages);
  const queries = useQueryClient();
  return useContractForm<Route<G>, V>(`PUT /barong/admin/settings/${name}`, {
    saved: t.saved,
    ...options,
    failed: t.notSaved,
    start: fields(group),
    newer: fields,
    onSaved: (changed) => keepGroup(queries, name, changed as object),
  });
}
