import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../lib/toast.ts';
import { editMessages } from './edit-messages.ts';
import type { EntryPlace } from './entry-fields.tsx';
import { spanText } from '../../../lib/format/months.ts';
import type { ProfileForm } from './use-profile-editor.ts';

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
  /** `mended` is the path whose mistakes are removed. */
  onChange: (change: (entries: readonly T[]) => T[], mended: string) => void;
  /** The parts of an entry's name, by which it is called when it is folded. */
  nameOf: (entry: T) => string[];
  words: { add: string; none: string; hint: string; unnamed: string };
  children: (place: EntryPlace<T>) => ReactNode;
}

/** Jobs or schools, each folded to its name and dates; a new one is open. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { path, entries, form, blank, onChange, nameOf, words, children } = props;
  const t = useMessages(editMessages);
  const language = useLanguage();
  const nameIn = (entry: T) => nameOf(entry).filter(Boolean).join(' · ') || words.unnamed;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  function add() {
    const entry = blank();
    setOpen(new Set([...open, entry.id]));
    onChange((before) => [entry, ...before], path);
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
        <p className="text-small text-ink-2">{words.hint}</p>
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
      {entries.map((entry, index) => {
        const own = `${path}.${index}`;
        const isWrong = form.errorOf(own) !== undefined;
        const name = nameIn(entry);
        return (
          <details
            key={entry.id}
            open={isWrong || open.has(entry.id)}
            onToggle={(event) => setOpen(toggled(open, entry.id, event.currentTarget.open))}
            className="group rounded-lg border border-line"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-3.5 py-2.5 hover:bg-sunken/60 md:px-4 [&::-webkit-details-marker]:hidden">
              <Icon of={ChevronDown} className="text-ink-2 group-open:rotate-180" />
              <span className="min-w-0 flex-1">
                <span className="block text-body font-strong break-words">{name}</span>
                <span className="block text-small text-ink-2 tabular-nums">
                  {spanText(entry, language, t.present)}
                </span>
              </span>
            </summary>
            <div className="grid gap-5 border-t border-line px-3.5 pt-4 pb-4 md:grid-cols-2 md:px-4">
              {children({
                form,
                entry,
                path: own,
                change: (changed) =>
                  onChange(
                    (before) =>
                      before.map((one) => (one.id === entry.id ? { ...one, ...changed } : one)),
                    own,
                  ),
              })}
              <Button
                variant="danger"
                size="sm"
                icon={Trash2}
                aria-label={t.removeEntry(name)}
                onClick={() => remove(entry, index)}
                className="justify-self-start md:col-span-2"
              >
                {t.remove}
              </Button>
            </div>
          </details>
        );
      })}
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
