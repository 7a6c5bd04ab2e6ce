import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type CandidateAlertFrequency,
  candidateAlertFrequencies,
} from '../../../../contract/candidates/candidate-alert-frequencies.ts';
import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import { NEW_CANDIDATES_COUNTED } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useMayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { MoreButton } from '../../../ui/overlays/more-button.tsx';
import { type CandidatesAddress, pathOfSaved } from '../list/candidates-list.ts';
import { useOpening, useSavedSearches, useSearchRemoval, useTelling } from './saved-calls.ts';
import { savedMessages } from './saved-messages.ts';
import { ChangeSearchDialog, SaveSearchDialog } from './search-dialog.tsx';

interface SavedSearchesProps {
  address: CandidatesAddress;
  /** The path of the search that is open. */
  here: string;
  isFiltered: boolean;
}

/** The searches that are saved for this tab, with how many candidates are new, and a way to save this one. */
export function SavedSearches({ address, here, isFiltered }: SavedSearchesProps) {
  const t = useMessages(savedMessages);
  const { data } = useSavedSearches();
  const open = useOpening({});
  const mayOpen = useMayDo('POST /barong/resource/candidate_searches/:id/opening', 'interviewer');
  const maySaveAny = useMayDo('POST /barong/resource/candidate_searches', 'recruiter');
  const [isSaving, setSaving] = useState(false);
  const searches = data?.candidate_searches.filter(({ source }) => source === address.source) ?? [];
  const isHere = (search: CandidateSearch) => pathOfSaved(search) === here;
  const linked = searches.find((search) => isHere(search) && String(search.id) === address.saved);
  const current = linked ?? searches.find(isHere);
  useOpeningByLink(mayOpen ? linked?.id : undefined, open.run);
  const maySave = maySaveAny && isFiltered && data !== undefined && !current;
  if (searches.length === 0 && !maySave) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {searches.length > 0 ? (
        <ul aria-label={t.searches} className="contents">
          {searches.map((search) => (
            <li key={search.id} className="flex max-w-full items-center">
              <ChipLink
                to={pathOfSaved(search)}
                current={search === current}
                count={countText(search, t)}
                title={search.is_own ? undefined : t.by(search.owner_name)}
                onClick={() => (mayOpen ? void open.run(search.id) : undefined)}
                className="min-w-0"
              >
                <span className="truncate">{search.name}</span>
              </ChipLink>
              {search === current ? <SearchMenu search={search} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {current ? <TellMe search={current} /> : null}
      {maySave ? (
        <Button size="sm" variant="quiet" icon={Bookmark} onClick={() => setSaving(true)}>
          {t.save}
        </Button>
      ) : null}
      {isSaving ? <SaveSearchDialog address={address} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}

/** Whoever comes by the link of a mail has opened the search, too. */
function useOpeningByLink(id: number | undefined, run: (id: number) => unknown) {
  const open = useEffectEvent(run);
  useEffect(() => {
    if (id !== undefined) open(id);
  }, [id]);
}

/** How often this recruiter is told of new candidates; for searches of colleagues, too. */
function TellMe({ search: { id, name, frequency } }: { search: CandidateSearch }) {
  const t = useMessages(savedMessages);
  const { run: tell, isBusy } = useTelling();
  return (
    <SelectField
      small
      labelHidden
      label={t.tellOf(name)}
      value={frequency}
      disabled={isBusy}
      options={candidateAlertFrequencies.map((value) => ({ value, label: t[value] }))}
      onChange={({ target }) =>
        void tell({ id, frequency: target.value as CandidateAlertFrequency })
      }
    />
  );
}

function countText(
  { new_count: count }: CandidateSearch,
  t: { newOnes: (count: string) => string },
) {
  if (count === 0) return undefined;
  return t.newOnes(count === NEW_CANDIDATES_COUNTED ? `${count}+` : String(count));
}

function SearchMenu({ search }: { search: CandidateSearch }) {
  const t = useMessages(savedMessages);
  const { run: remove, isBusy } = useSearchRemoval();
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const close = () => setDialog(null);
  const mayChange = useMayDo('PUT /barong/resource/candidate_searches/:id', 'recruiter');
  const mayDelete = useMayDo('DELETE /barong/resource/candidate_searches/:id', 'recruiter');
  if (!mayDelete || !search.may_delete) return null;
  return (
    <>
      <Menu trigger={<MoreButton label={t.more(search.name)} />}>
        {mayChange && search.is_own ? (
          <MenuItem icon={Pencil} onSelect={() => setDialog('change')}>
            {t.change}
          </MenuItem>
        ) : null}
        <MenuItem icon={Trash2} danger onSelect={() => setDialog('remove')}>
          {t.remove}
        </MenuItem>
      </Menu>
      {dialog === 'change' ? <ChangeSearchDialog search={search} onClose={close} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        onClose={close}
        title={t.askRemove(search.name)}
        description={search.is_shared ? t.removeShared : t.removeText}
        confirmLabel={t.remove}
        danger
        busy={isBusy}
        onConfirm={() => void remove(search.id).then(close)}
      />
    </>
  );
}
