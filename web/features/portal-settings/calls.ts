import { type QueryClient } from '@tanstack/react-query';
import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import type { SettingGroup } from '../../../contract/portal-settings/settings.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';

const PORTAL_SETTINGS = ['portal_settings'];

export const usePortalSettings = () =>
  useReading('GET /barong/admin/settings', { key: PORTAL_SETTINGS, staleTime: 0 });

/** Updates the settings with the server's answer to a change. */
export const keepGroup = (queries: QueryClient, group: SettingGroup, changed: object) =>
  queries.setQueryData<PortalSettings>(
    PORTAL_SETTINGS,
    (before) => before && { ...before, [group]: changed },
  );

/**
 * Sets a picture as the logo, or removes it without one; `version` is that of the settings it is
 * based on.
 */
export const useLogo = actOf(
  ({ file, version }: Based & { file: File | null }) => {
    const ifMatch = versionOf({ version });
    if (!file) return api('DELETE /barong/admin/settings/look/logo', {}, { ifMatch });
    const form = new FormData();
    form.append('upload[]', file, file.name);
    return api('POST /barong/admin/settings/look/logo', {}, { form, ifMatch });
  },
  {
    keep: (queries, changed) => keepGroup(queries, 'look', changed),
    // After a refusal, the next try is based on what somebody else has saved.
    refreshes: [PORTAL_SETTINGS],
  },
);

interface Based {
  version: number;
}

export const versionOf = ({ version }: Based): string => `"${version}"`;
