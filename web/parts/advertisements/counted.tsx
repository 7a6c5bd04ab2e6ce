import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ADVERTISEMENT_VIEWS_PER_DAY } from '../../../contract/constants.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { useNonce } from '../../lib/nonce.ts';
import { noteSeen, wasSeenOften } from './seen.ts';

interface CountedSlotProps {
  /** The key under which this browser counts its views. */
  name: string;
  /** The route that counts its views, below the public part of the API. */
  views: string;
  /** `li` among the rows of a list. */
  as: 'div' | 'li';
  /** Leaves the slot out for another reason. */
  isHidden?: boolean;
  children: ReactNode;
}

const MOST = ADVERTISEMENT_VIEWS_PER_DAY;

/**
 * A labelled slot of a page. It counts as viewed after a second in view, and is left out if this
 * browser has shown it often today.
 */
export function CountedSlot({
  name,
  views,
  as: Element,
  isHidden = false,
  children,
}: CountedSlotProps) {
  const isAlive = useHydrated();
  const nonce = useNonce();
  const [isOften] = useState(() => !import.meta.env.SSR && wasSeenOften(name, MOST));
  const isOut = isOften || isHidden;
  const shown = useRef<HTMLLIElement & HTMLDivElement>(null);
  useEffect(
    () => (isOut ? undefined : whenSeen(shown.current, () => noteSeen(name, views))),
    [name, views, isOut],
  );
  return (
    <Element ref={shown} hidden={isAlive && isOut} suppressHydrationWarning>
      {/* A page rendered by the server is the same for everybody. Before the first paint, this removes what the browser has shown often, so that nothing moves later. */}
      {isAlive ? null : (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? `document.currentScript.parentElement.hidden=(${wasSeenOften.toString()})(${JSON.stringify(name)},${MOST})`
              : '',
          }}
        />
      )}
      {children}
    </Element>
  );
}

export const SEEN_MS = 1_000;

/** Calls back once half of the element has been in view for a second. Returns a function that stops waiting. */
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
