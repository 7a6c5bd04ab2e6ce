import { useEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionKind } from '../../../contract/search/suggestions.ts';
import { api } from '../../lib/api/api.ts';

const PAUSE_MS = 150;
/** One Latin letter matches too much; one Devanagari letter is half a word. */
const isEnough = (typed: string) => /^(?:[^\p{ASCII}]|.{2})/u.test(typed);

const known = new Map<string, Suggestion[]>();
const KNOWN_MAX = 200;

async function ask(q: string, kind: SuggestionKind[], signal: AbortSignal): Promise<Suggestion[]> {
  const key = `${kind.join()} ${q}`;
  const before = known.get(key);
  if (before) return before;
  const { suggestions } = await api(
    'GET /barong/public/suggestions',
    { query: { q, kind } },
    { signal },
  );
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, suggestions);
  return suggestions;
}

const kindsOf: Record<'words' | 'place', SuggestionKind[]> = {
  words: ['title', 'skill', 'company'],
  place: ['location'],
};

/** True while a suggestion is written into its field, which does not count as typing. */
let isWriting = false;

/** Writes a text as if it were typed, so that the field's owner gets an input event. */
export function writeInto(input: HTMLInputElement, text: string): void {
  isWriting = true;
  // React tracks the element's own setter and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  isWriting = false;
}

/** Groups suggestions by kind; the kinds come in the order of their first suggestion. */
const inGroups = (found: readonly Suggestion[]): Suggestion[] =>
  [...Map.groupBy(found, ({ kind }) => kind).values()].flat();

/**
 * Suggestions for the text in the field: fetched when the typing pauses, aborted when it goes on, when
 * the form is sent and when the field loses the focus.
 */
export function useSuggestions(input: HTMLInputElement, of: 'words' | 'place', was: string) {
  const [names, setNames] = useState<Suggestion[]>([]);
  const field = useRef({ open: () => {}, close: () => {} });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let call = new AbortController();
    function stop() {
      clearTimeout(timer);
      call.abort();
    }
    function close() {
      stop();
      setNames([]);
    }
    function lookUp(pauseMs: number) {
      stop();
      const typed = input.value.trim();
      if (isWriting || !isEnough(typed)) {
        setNames([]);
        return;
      }
      call = new AbortController();
      const { signal } = call;
      timer = setTimeout(() => {
        // Without an answer there are no suggestions; the field still works.
        ask(typed, kindsOf[of], signal).then(
          (found) => signal.aborted || setNames(inGroups(found)),
          () => signal.aborted || setNames([]),
        );
      }, pauseMs);
    }
    const listen = () => lookUp(PAUSE_MS);
    field.current = { open: () => lookUp(0), close };
    const { form } = input;
    input.addEventListener('input', listen);
    input.addEventListener('blur', close);
    form?.addEventListener('submit', close);
    // The first letters may have been typed before this code was loaded.
    if (input.value !== was) listen();
    return () => {
      stop();
      input.removeEventListener('input', listen);
      input.removeEventListener('blur', close);
      form?.removeEventListener('submit', close);
    };
  }, [input, of, was]);
  return { names, open: () => field.current.open(), close: () => field.current.close() };
}
