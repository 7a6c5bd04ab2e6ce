import { clsx } from 'clsx';
import { BriefcaseBusiness, Building2, MapPin, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Suggestion } from '../../../contract/search/suggestions.ts';
import { placeName } from '../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { suggestionMessages } from './suggestion-messages.ts';
import { useSuggestions, writeInto } from './use-suggestions.ts';

const icons = { title: BriefcaseBusiness, skill: Wrench, company: Building2, location: MapPin };

/** HTML has no element for a list controlled by a text field; the combobox pattern uses roles. */
const list = { role: 'listbox' };
const group = { role: 'group' };
const optionThat = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen });

interface SuggestionsProps {
  input: HTMLInputElement;
  of: 'words' | 'place';
  /** The text that the page gave the field, which needs no suggestions. */
  was: string;
  /** Whether choosing a suggestion sends the form. */
  sends: boolean;
}

/**
 * Makes the field a combobox with a list below it: arrow keys open it and choose, Enter accepts the choice (or
 * sends the form), Escape closes it and then clears the field; keys that move in the text or change it leave the
 * choice. The focus stays in the field.
 */
export default function Suggestions({ input, of, was, sends }: SuggestionsProps): ReactNode {
  const t = useMessages(suggestionMessages);
  const language = useLanguage();
  const id = useId();
  const { names, open, close } = useSuggestions(input, of, was);
  // The search knows places by these names, too.
  const shownText = ({ kind, text }: Suggestion) =>
    kind === 'location' ? placeName(text, language) : text;

  function take(name: Suggestion) {
    // What is sent right after has to have the new text.
    flushSync(() => writeInto(input, shownText(name)));
    close();
    if (sends) input.form?.requestSubmit();
  }

  const chosen = useChoice(input, { names, open, close, take });
  useComboboxAttributes(input, id, names.length > 0, chosen);

  return (
    <>
      <output className="sr-only">{names.length > 0 ? t.found(names.length) : ''}</output>
      {names.length > 0 ? (
        <div
          {...list}
          id={id}
          aria-label={t.suggestions}
          className="absolute inset-x-0 top-full z-dialog mt-1.5 min-w-64 overflow-hidden rounded-lg bg-surface p-1.5 text-ink shadow-float forced-colors:border"
        >
          {[...Map.groupBy(names, ({ kind }) => kind)].map(([kind, ofKind]) => (
            <div {...group} key={kind} aria-label={t[kind]}>
              {of === 'words' ? (
                <p aria-hidden="true" className="px-3 pt-1.5 text-caption text-ink-2">
                  {t[kind]}
                </p>
              ) : null}
              {ofKind.map((name) => (
                <Option
                  key={name.text}
                  id={`${id}-${names.indexOf(name)}`}
                  of={name.kind}
                  isChosen={name === names[chosen]}
                  onTake={() => take(name)}
                >
                  {shownText(name)}
                </Option>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

interface OptionProps {
  id: string;
  of: Suggestion['kind'];
  isChosen: boolean;
  onTake: () => void;
  children: string;
}

function Option({ id, of, isChosen, onTake, children }: OptionProps) {
  return (
    <button
      {...optionThat(isChosen)}
      type="button"
      tabIndex={-1}
      id={id}
      // A press would move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={clsx(
        'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-body hover:bg-sunken',
        isChosen && 'bg-brand-tint outline-2 -outline-offset-2 outline-transparent',
      )}
    >
      <Icon of={icons[of]} className="text-ink-2" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </button>
  );
}

interface Choosing extends ReturnType<typeof useSuggestions> {
  take: (name: Suggestion) => void;
}

/** Which suggestion the keys have chosen; -1 for the field itself. */
function useChoice(input: HTMLInputElement, { names, open, close, take }: Choosing): number {
  const [chosen, setChosen] = useState(-1);
  const [shown, setShown] = useState(names);
  if (shown !== names) {
    setShown(names);
    setChosen(-1);
  }

  /** Whether the key has done something, so that nothing else should come of it. */
  function pressBeforeNames(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') open();
    // Clears the field ourselves, because not every browser does, nor in every field.
    if (key !== 'Escape' || input.value === '') return false;
    writeInto(input, '');
    return true;
  }

  function pressAmongNames(key: string): boolean {
    const name = names[chosen];
    // The position before the first suggestion is the field itself.
    const places = names.length + 1;
    const move = (by: number) => setChosen(((chosen + 1 + by + places) % places) - 1);
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && name) take(name);
    else {
      if (key !== 'Shift') setChosen(-1);
      return false;
    }
    return true;
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isDone = names.length === 0 ? pressBeforeNames(event.key) : pressAmongNames(event.key);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input]);
  return chosen;
}

/** Sets the field's attributes from here, because the field is rendered before this code is loaded. */
function useComboboxAttributes(
  input: HTMLInputElement,
  listId: string,
  isOpen: boolean,
  chosen: number,
) {
  useEffect(() => {
    const set = (name: string, value: string | null) =>
      value === null ? input.removeAttribute(name) : input.setAttribute(name, value);
    set('role', 'combobox');
    set('aria-autocomplete', 'list');
    set('aria-expanded', String(isOpen));
    set('aria-controls', isOpen ? listId : null);
    set('aria-activedescendant', isOpen && chosen >= 0 ? `${listId}-${chosen}` : null);
    if (isOpen && chosen >= 0) {
      document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [input, listId, isOpen, chosen]);
}
