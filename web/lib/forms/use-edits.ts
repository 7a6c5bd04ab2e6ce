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
 * What somebody has typed on top of `start`. Fields that nobody has touched follow `start`, also
 * when it changes later. With a `draft` what is typed is kept in the browser under that name.
 */
export function useEdits<V extends object>(options: EditOptions<V>) {
  const { start, draft, isSame = isSameJson, basis } = options;
  const accountId = currentSession()?.user?.id ?? 0;
  const [found] = useState(() => (draft ? readFormDraft<Partial<V>>(accountId, draft) : null));
  const [edited, setEdited] = useState<Partial<V>>(found?.fields ?? {});
  const [keptAt, setKeptAt] = useState(found?.kept_at ?? null);
  const [wasFound, setFound] = useState(found !== null);
  /** Two edits may come before the page is drawn again. */
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

  return {
    values,
    current,
    isDirty,
    keptAt,
    /** Whether the form began with a draft that says something else than `start`. */
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
    /** After these values were sent: whatever was typed since then stays. */
    forget(sent: V) {
      if (isSame(current(), sent)) put({});
    },
  };
}

const isSameJson = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
