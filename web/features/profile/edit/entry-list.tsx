import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { rowProps } from '../../../lib/forms/field-props.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useReorder } from '../../../ui/lists/use-reorder.ts';
import { editMessages } from './edit-messages.ts';
import type { EntryPlace } from './entry-fields.tsx';
import { EntryRow } from './entry-row.tsx';
import type { ProfileForm } from './use-profile-editor.ts';
import { dotted } from '../../../lib/format/separator.ts';

interface Entry {
  id: string;
  startDate: string;
  endDate: string;
  current: boolean;
}

interface EntryListProps<T extends Entry> {
  /** The list's name in the paths of errors: `experience`. */
  path: string;
  entries: readonly T[];
  form: ProfileForm;
  blank: () => T;
  /** `mended` is the path whose errors are removed. */
  onChange: (change: (entries: readonly T[]) => T[], mended: string) => void;
  /** The fields that make up the title of a folded entry. */
  nameOf: (entry: T) => string[];
  words: { add: string; none: string; hint: string; unnamed: string };
  children: (place: EntryPlace<T>) => ReactNode;
}

/** Jobs or schools in the order of the profile, each folded to its name and dates. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { path, entries, form, blank, onChange, nameOf, words, children } = props;
  const t = useMessages(editMessages);
  const nameIn = (entry: T) => dotted(nameOf(entry)) || words.unnamed;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState('');
  const order = useReorder(entries.length, move);

  function add() {
    const entry = blank();
    setOpen(new Set([...open, entry.id]));
    onChange((before) => [entry, ...before], path);
  }

  function move(from: number, to: number) {
    const entry = entries[from];
    if (!entry) return;
    onChange((before) => before.toSpliced(from, 1).toSpliced(to, 0, entry), path);
    setMoved(t.movedTo(nameIn(entry), to + 1, entries.length));
  }

  function remove(entry: T, index: number) {
    onChange((before) => before.filter(({ id }) => id !== entry.id), path);
    toast({
      title: t.removed(nameIn(entry)),
      action: {
        label: t.undo,
        onClick: () => onChange((before) => before.toSpliced(index, 0, entry), path),
      },
    });
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="note">{words.hint}</p>
        <Button
          id={form.idOf(path)}
          variant="secondary"
          icon={Plus}
          onClick={add}
          className="max-md:w-full"
        >
          {words.add}
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className="py-6 text-center text-body text-ink-2">{words.none}</p>
      ) : null}
      <div className="grid gap-4 empty:hidden">
        {entries.map((entry, index) => {
          const own = `${path}.${index}`;
          const change = (changed: Partial<T>) =>
            onChange(
              (before) => before.map((one) => (one.id === entry.id ? { ...one, ...changed } : one)),
              own,
            );
          return (
            <EntryRow
              key={entry.id}
              name={nameIn(entry)}
              span={entry}
              place={index}
              count={entries.length}
              order={order}
              isOpen={form.errorOf(own) !== undefined || open.has(entry.id)}
              onToggle={(isOpen) => setOpen(toggled(open, entry.id, isOpen))}
              onRemove={() => remove(entry, index)}
            >
              {children({ entry, change, ...rowProps(form, own, entry, change) })}
            </EntryRow>
          );
        })}
      </div>
      <output className="sr-only">{moved}</output>
    </div>
  );
}

function toggled(open: ReadonlySet<string>, id: string, isOpen: boolean): ReadonlySet<string> {
  if (open.has(id) === isOpen) return open;
  const next = new Set(open);
  if (isOpen) next.add(id);
  else next.delete(id);
  return next;
}
