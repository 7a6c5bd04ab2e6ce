import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydrated.ts';
import {
  type DraftPlace,
  dropForeignFormDrafts,
  dropOwnFormDraft,
  keepFormDraft,
  readFormDraft,
} from './form-draft.ts';

/** What the browser keeps of a form until it is sent; nothing if `isKept` is false. */
export function useKeptDraft<Fields extends object>(place: DraftPlace, isKept: boolean) {
  const read = () => (isKept ? readFormDraft<Fields>(place) : null);
  const isHydrated = useHydrated();
  /** Undefined until it was looked for: the server, whose page this may be, has none. */
  const [found, setFound] = useState(() => (isHydrated ? read() : undefined));
  const [keptAt, setKeptAt] = useState(found?.kept_at ?? null);
  /** The same for code that runs after the render. */
  const latestKept = useRef(keptAt);
  const foundLate = isHydrated && found === undefined ? read() : undefined;
  if (foundLate !== undefined) {
    setFound(foundLate);
    setKeptAt(foundLate?.kept_at ?? null);
  }
  useEffect(() => {
    latestKept.current ??= found?.kept_at ?? null;
  }, [found]);
  useEffect(() => dropForeignFormDrafts(place.accountId), [place]);
  return {
    read,
    found,
    /** The draft, in the render that found it after the first one. */
    foundLate,
    /** ISO time of the last change, if one is kept. */
    keptAt,
    keep: (typed: Fields) => {
      latestKept.current = keepFormDraft(place, typed);
      setKeptAt(latestKept.current);
    },
    drop: () => {
      dropOwnFormDraft(place, latestKept.current);
      setKeptAt(null);
      setFound(null);
    },
  };
}
