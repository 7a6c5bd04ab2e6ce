import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import type { SettingGroup } from '../../../contract/portal-settings/settings.ts';
import { api } from '../../lib/api/api.ts';

const PORTAL_SETTINGS = ['portal_settings'];

export const usePortalSettings = () =>
  useQuery({
    queryKey: PORTAL_SETTINGS,
    queryFn: ({ signal }) => api('GET /barong/admin/settings', {}, { signal }),
    staleTime: 0,
  });

/** Shows what the server has answered to a change of a group. */
export function useKeepGroup() {
  const queries = useQueryClient();
  return <G extends SettingGroup>(group: G, changed: PortalSettings[G]) =>
    queries.setQueryData<PortalSettings>(
      PORTAL_SETTINGS,
      (before) => before && { ...before, [group]: changed },
    );
}

/** Shows a picture as the logo, or none; based on the look of this version. */
export function useLogo(version: number) {
  const keep = useKeepGroup();
  const ifMatch = versionOf({ version });
  return useMutation({
    mutationFn: (file: File | null) => {
      if (!file) return api('DELETE /barong/admin/settings/look/logo', {}, { ifMatch });
      const form = new FormData();
      form.append('upload[]', file, file.name);
      return api('POST /barong/admin/settings/look/logo', {}, { form, ifMatch });
    },
    onSuccess: (changed) => keep('look', changed),
  });
}

interface Based {
  version: number;
}

/** What a form sends: the version that it is based on goes in a header. */
export function withoutVersion<V extends Based>(values: V): Omit<V, 'version'> {
  const sent: Omit<V, 'version'> & Partial<Based> = { ...values };
  delete sent.version;
  return sent;
}

export const versionOf = ({ version }: Based): string => `"${version}"`;
