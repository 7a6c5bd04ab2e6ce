import type { Tables } from '../../platform/personal.ts';

export const portalSettingTables = {
  portal_settings: {
    nobody: 'What owners set for the whole portal; `changed_by` says which of them did it last.',
    columns: ['name', 'value', 'version', 'changed_at', 'changed_by'],
  },
} satisfies Tables;
