import { useEffect, useRef, useState } from 'react';
import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { ADVERTISEMENT_VIEWS_PER_DAY } from '../../../contract/constants.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { useNonce } from '../../lib/nonce.ts';
import { AdvertisementCard } from './advertisement-card.tsx';
import { noteSeen, wasSeenOften } from './seen.ts';

interface ShownAdvertisementProps {
  advertisement: Advertisement;
  /** `li` among the rows of a list. */
  as?: 'div' | 'li';
}

const MOST = ADVERTISEMENT_VIEWS_PER_DAY;

/**
 * An advertisement on a page: counted once it was in view for a second, and left out where this browser
 * has shown it often today.
 */
export default function ShownAdvertisement(props: ShownAdvertisementProps) {
  const { advertisement, as: Element = 'div' } = props;
  const { id } = advertisement;
  const isAlive = useHydrated();
  const nonce = useNonce();
  const [isOften] = useState(() => !import.meta.env.SSR && wasSeenOften(id, MOST));
  const shown = useRef<HTMLLIElement & HTMLDivElement>(null);
  useEffect(
    () => (isOften ? undefined : whenSeen(shown.current, () => noteSeen(id))),
    [id, isOften],
  );
  return (
    <Element ref={shown} hidden={isAlive && isOften} suppressHydrationWarning>
      {/* A page that the server rendered is the same for everybody. Before its first paint, this takes
          out what the browser has shown often, so that nothing moves later. */}
      {isAlive ? null : (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? `document.currentScript.parentElement.hidden=(${wasSeenOften.toString()})(${id},${MOST})`
              : '',
          }}
        />
      )}
      <AdvertisementCard advertisement={advertisement} href={`/advertisements/${id}`} />
    </Element>
  );
}

const SEEN_MS = 1_000;

/** Calls once when half of the element has been in view for a second. Returns what ends the waiting. */
function whenSeen(element: HTMLElement | null, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        watch.disconnect();
        seen();
      }, SEEN_MS);
    },
    { threshold: 0.5 },
  );
  if (element) watch.observe(element);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
