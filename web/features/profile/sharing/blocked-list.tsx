import { Building2, Globe, Plus } from 'lucide-react';
import type { BlockedCompany } from '../../../../contract/profiles/sharing.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { BlockForm } from './block-form.tsx';
import { useBlockedCompanies, BLOCKED } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';

/** The companies that the seeker has blocked: the present employer with one click, others by name or domain. */
export function BlockedList() {
  const t = useMessages(sharingMessages);
  const act = useListActs();
  return (
    <div className="grid gap-4">
      <Loaded query={useBlockedCompanies()} shapes={['h-12', 'h-12']} failed={t.loadFailed}>
        {({ blocked_companies, suggestions }) => (
          <>
            {suggestions.length > 0 ? (
              <div className="grid gap-2">
                <p className="note">{t.presentEmployer}</p>
                <div className="flex flex-wrap gap-2">
                  {suggestions.map((name) => (
                    <Button
                      key={name}
                      size="sm"
                      variant="soft"
                      icon={Plus}
                      busy={act.isBusy}
                      aria-label={t.addNamed(name)}
                      onClick={() => act.add({ name })}
                    >
                      {name}
                    </Button>
                  ))}
                </div>
              </div>
            ) : null}
            {blocked_companies.length > 0 ? (
              <ul className="divide-y divide-line border-y border-line">
                {blocked_companies.map((blocked) => (
                  <BlockedRow
                    key={blocked.id}
                    blocked={blocked}
                    onRemove={() => act.remove(blocked)}
                  />
                ))}
              </ul>
            ) : (
              <p className="note">{t.noneBlocked}</p>
            )}
          </>
        )}
      </Loaded>
      <BlockForm />
    </div>
  );
}

const nameOf = ({ name, domain }: BlockedCompany) => name ?? domain ?? '';

function BlockedRow({ blocked, onRemove }: { blocked: BlockedCompany; onRemove: () => void }) {
  const t = useMessages(sharingMessages);
  const name = nameOf(blocked);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <Icon of={blocked.domain === null ? Building2 : Globe} className="text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong break-words">{name}</p>
        <p className="note">{blocked.domain === null ? t.byName : t.byDomain}</p>
      </div>
      <Button size="sm" variant="secondary" aria-label={t.removeNamed(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

type NewBlock = { company_id: number } | { name: string } | { domain: string };

/** An entry that was taken off the list, to be restored unchanged. */
const blockOf = ({ company_id, name, domain }: BlockedCompany): NewBlock => {
  if (company_id !== null) return { company_id };
  return name === null ? { domain: domain ?? '' } : { name };
};

function useListActs() {
  const t = useMessages(sharingMessages);
  const id = 'blocked-companies';
  const words = { failed: t.notSaved, refreshes: [BLOCKED] };
  const adding = useAct(
    ({ body }: { body: NewBlock; name: string }) =>
      api('POST /barong/resource/blocked_companies', { body }),
    { ...words, done: (_answer, { name }) => ({ id, title: t.added(name) }) },
  );
  const removing = useAct(
    (blocked: BlockedCompany) =>
      api('DELETE /barong/resource/blocked_companies/:id', { params: { id: blocked.id } }),
    {
      ...words,
      done: (_answer, blocked) => ({
        id,
        title: t.removed(nameOf(blocked)),
        variant: 'default',
        action: { label: t.undo, onClick: () => add(blockOf(blocked), nameOf(blocked)) },
      }),
    },
  );
  const add = (body: NewBlock, name = 'name' in body ? body.name : '') =>
    void adding.run({ body, name });
  return {
    isBusy: adding.isBusy || removing.isBusy,
    add,
    remove: (blocked: BlockedCompany) => void removing.run(blocked),
  };
}
