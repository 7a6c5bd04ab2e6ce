import { useEffect, useRef, useState } from 'react';
import { currentSession } from '../session/session.ts';
import { draftPlaceOf, keepable } from './draft-place.ts';
import { keyOf } from './form-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface EditOptions<V> {
  /** The initial values of the fields, by name. */
  start: V;
  /**
   * The name under which the edits are kept in the browser until they are sent; without it, they are
   * kept until the tab is closed. False for a form that sets its values anew for each thing that it
   * sends, and so must not begin with those of another one.
   */
  draft?: string | false | undefined;
  /** Whether two sets of values are the same once saved; by default compares their JSON. */
  isSame?: ((one: V, other: V) => boolean) | undefined;
  /**
   * The field with the version that is being edited, which is sent as `If-Match` and not in the body. It stays as at
   * the first edit, even if `start` gets a newer one.
   */
  basis?: (keyof V & string) | undefined;
  /** What says which object the edits are about. */
  params?: unknown;
}

/**
 * The values of a form: `start` with the visitor's edits on top. Untouched fields follow `start` when
 * it changes later. The edits are kept until they are sent: neither a reload, a closed dialog nor the
 * end of the session loses them.
 */
export function useEdits<V extends object>(route: string, options: EditOptions<V>) {
  const { start, isSame = isSameJson, basis } = options;
  const [place] = useState(() => draftPlaceOf(route, options, currentSession()?.user?.id ?? 0));
  const isKept = options.draft !== false;
  const draft = useKeptDraft<Partial<V>>(place, isKept);
  const { found, foundLate } = draft;
  const [edited, setEdited] = useState<Partial<V>>(found?.fields ?? {});
  if (foundLate) setEdited((earlier) => ({ ...foundLate.fields, ...earlier }));
  /** The latest values, because two edits may come before the next render. */
  const latest = useRef(edited);
  const values = { ...start, ...edited };
  const isDirty = !isSame(values, start);
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useEffect(() => {
    latest.current = { ...found?.fields, ...latest.current };
  }, [found]);

  function put(next: Partial<V>) {
    latest.current = next;
    setEdited(next);
  }

  const current = (): V => ({ ...latestStart.current, ...latest.current });

  function keepDraft() {
    if (!isKept) return;
    const typed = keepable(latest.current);
    const isEmpty = Object.keys(typed).every((name) => name === basis);
    if (isEmpty || isSame(current(), start)) draft.drop();
    else draft.keep(typed);
  }

  /** What was typed here and differs from `start`. */
  const mine = (): Partial<V> =>
    Object.fromEntries(
      Object.entries(latest.current).filter(
        ([name, value]) =>
          name !== basis && !isSameJson([value], [latestStart.current[name as keyof V]]),
      ),
    ) as Partial<V>;

  return {
    values,
    current,
    mine,
    /** Whether a field that was changed here has another value there than at the start. */
    meets: (theirs: V): boolean =>
      Object.keys(mine()).some(
        (name) => !isSameJson([theirs[name as keyof V]], [latestStart.current[name as keyof V]]),
      ),
    isDirty,
    keptAt: draft.keptAt,
    /** Whether the form started with a draft that differs from `start`. */
    isRestored: Boolean(found) && isDirty,
    dropDraft: draft.drop,
    /** Where the form keeps under which key it was sent last. */
    sentPlace: keyOf({ ...place, form: `sent:${place.form}` }),
    set(changed: Partial<V>) {
      const earlier =
        found === undefined ? { ...draft.read()?.fields, ...latest.current } : latest.current;
      put({ ...(basis ? { [basis]: start[basis] } : {}), ...earlier, ...changed });
      keepDraft();
    },
    startOver() {
      draft.drop();
      put({});
    },
    /** Whether these values, which were sent, are still the current ones. */
    isUnchanged: (sent: V) => isSame(current(), sent),
    forget: () => put({}),
  };
}

export type Edits<V extends object> = ReturnType<typeof useEdits<V>>;

const isSameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
