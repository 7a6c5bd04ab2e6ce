import { useEffect, useRef, useState } from 'react';
import { currentSession } from '../session/session.ts';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from './form-draft.ts';

interface EditOptions<V> {
  start: V;
  draft?: string | undefined;
  isSame?: ((one: V, other: V) => boolean) | undefined;
  basis?: (keyof V & string) | undefined;
}

/**
 * The values of a form: `start` with the visitor's edits on top. Untouched fields follow `start` when
 * it changes later. With a `draft`, the edits are kept in the browser under that name.
 */
export function useEdits<V extends object>(options: EditOptions<V>) {
  const { start, draft, isSame = isSameJson, basis } = options;
  const accountId = currentSession()?.user?.id ?? 0;
  const [found] = useState(() => (draft ? readFormDraft<Partial<V>>(accountId, draft) : null));
  const [edited, setEdited] = useState<Partial<V>>(found?.fields ?? {});
  const [keptAt, setKeptAt] = useState(found?.kept_at ?? null);
  const [wasFound, setFound] = useState(found !== null);
  /** The latest values, because two edits may come before the next render. */
  const latest = useRef(edited);
  const values = { ...start, ...edited };
  const isDirty = !isSame(values, start);
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });
  useEffect(() => {
    if (draft) dropForeignFormDrafts(accountId);
  }, [accountId, draft]);

  function put(next: Partial<V>) {
    latest.current = next;
    setEdited(next);
  }

  const current = (): V => ({ ...latestStart.current, ...latest.current });

  function dropDraft() {
    if (draft) dropFormDraft(accountId, draft);
    setKeptAt(null);
    setFound(false);
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
    isDirty,
    keptAt,
    /** Whether the form started with a draft that differs from `start`. */
    isRestored: wasFound && isDirty,
    dropDraft,
    set(changed: Partial<V>) {
      put({ ...(basis ? { [basis]: start[basis] } : {}), ...latest.current, ...changed });
      if (!draft) return;
      if (isSame(current(), start)) dropDraft();
      else setKeptAt(keepFormDraft(accountId, draft, latest.current));
    },
    startOver() {
      dropDraft();
      put({});
    },
    /** Called after these values were sent: edits made since then stay. */
    forget(sent: V) {
      if (isSame(current(), sent)) put({});
    },
  };
}

export type Edits<V extends object> = ReturnType<typeof useEdits<V>>;

const isSameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
