/** Changes of a settings group: each is recorded in the audit log and takes effect on all servers at once. */
import type { SettingGroup, SettingGroups } from '../../../contract/portal-settings/settings.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isStale } from '../../platform/http/versions.ts';
import { announceToServers } from '../../platform/live/live.ts';
import { announcePages } from '../../platform/pages/page-cache.ts';
import { SETTINGS_TOPIC } from '../../platform/in-force/settings.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { type GroupWithHistory, readSettings } from './history.ts';
import { lockGroup, writeGroup } from './queries.ts';

export interface Change<G extends SettingGroup> {
  adminId: number;
  /** The changed values; the rest of the group stays. */
  value: Partial<SettingGroups[G]>;
  /** The version that the change is based on; without it, the change overwrites any other. */
  ifMatch: string | undefined;
  /** Other effects, in the same transaction. */
  also?: (trx: Trx, before: GroupWithHistory<G>) => Promise<void>;
}

export const changeSettings = <G extends SettingGroup>(
  db: Db,
  group: G,
  { adminId, value, ifMatch, also }: Change<G>,
): Promise<GroupWithHistory<G>> =>
  db.transaction().execute(async (trx) => {
    await lockGroup(trx, group);
    const before: GroupWithHistory<G> = (await readSettings(trx))[group];
    if (isStale(ifMatch, before.version)) {
      throw refuse('resource.setting.stale', { current: { ...before, keys: undefined } });
    }
    await writeGroup(trx, group, {
      value: JSON.stringify({ ...withoutHistory(before), ...value }),
      adminId,
    });
    await recordAct(trx, { act: 'settings_changed', ...differences(group, before, value) });
    await also?.(trx, before);
    await announceToServers(trx, SETTINGS_TOPIC);
    // Last, because pages rendered before it would have the old settings.
    await announcePages(trx);
    return (await readSettings(trx))[group];
  });

const history = new Set(['version', 'changed_at', 'changed_by']);

const withoutHistory = (kept: object) =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => !history.has(key)));

/**
 * The log is permanent, so it neither names the officer, who is a person, nor contains keys, not even sealed ones.
 */
const withheld = new Set(['officer_name', 'officer_email', 'keys']);

/** The changes of a group in the form of the audit log: `moderation.hold_first_jobs`. */
function differences(group: SettingGroup, before: object, after: object) {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)),
  );
  const shown = (valueOf: (key: string, value: unknown) => unknown) =>
    Object.fromEntries(
      changed.map(([key, value]) => [
        `${group}.${key}`,
        wordOf(valueOf(key, value), withheld.has(key)),
      ]),
    );
  return { before: shown((key) => old.get(key)), after: shown((_key, value) => value) };
}

/** For an entry with several values: all of them, such as `Driving/ड्राइविंग/driver/true`. */
const wordOfOne = (one: unknown): string =>
  typeof one === 'object' && one !== null ? Object.values(one).join('/') : String(one);

function wordOf(value: unknown, isWithheld: boolean): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (isWithheld) return '…';
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  return Array.isArray(value) ? value.map(wordOfOne).join(', ') : (value as string);
}
