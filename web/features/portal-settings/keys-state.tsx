import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { keepGroup, versionOf } from './calls.ts';
import { keysMessages } from './keys-messages.ts';

type Group = Pick<PortalSettings['sms'], 'keys' | 'version' | 'changed_at' | 'changed_by'>;

interface KeysStateProps {
  group: Group;
  byEnvironment: boolean;
}

/** Whether keys are set, and by whom; the keys themselves are never shown. */
export function KeysState({ group, byEnvironment }: KeysStateProps) {
  const t = useMessages(keysMessages);
  const language = useLanguage();
  const { keys, changed_at: at, changed_by: by } = group;
  const day = at === null ? '' : dateText(at, language);
  const said = {
    none: t.none,
    set: by === null ? t.setBySomebody(day) : t.set(day, by),
    unreadable: t.unreadable,
  }[keys];
  return (
    <p className={`text-body ${keys === 'unreadable' ? 'text-danger' : ''}`}>
      {byEnvironment ? t.environmentWins : said}
    </p>
  );
}

interface RemoveKeysProps {
  name: 'mail' | 'sms' | 'payments';
  group: Group;
}

export function RemoveKeys({ name, group }: RemoveKeysProps) {
  const t = useMessages(keysMessages);
  const removal = useAct(
    () => api(`DELETE /barong/admin/settings/${name}`, {}, { ifMatch: versionOf(group) }),
    {
      failed: t.notRemoved,
      done: t.removed,
      keep: (queries, changed) => keepGroup(queries, name, changed),
    },
  );
  if (group.keys === 'none') return null;
  return (
    <Button type="button" variant="quiet" busy={removal.isBusy} onClick={() => void removal.run()}>
      {t.remove}
    </Button>
  );
}
