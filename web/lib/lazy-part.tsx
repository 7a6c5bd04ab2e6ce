import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

const LONGEST_WAIT_MS = 30_000;

/** Parts whose script has failed to come more than once; as long as there are any, the page says so (`NetworkNotice`). */
const missing = new Set<object>();

function noteMissing(load: object, isMissing: boolean): void {
  if (isMissing) missing.add(load);
  else missing.delete(load);
  document.documentElement.toggleAttribute('data-part-missing', missing.size > 0);
}

/** Resolves after a while, or as soon as the network is back. */
const laterOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      window.removeEventListener('online', go);
      clearTimeout(timer);
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(go, ms) : undefined;
    window.addEventListener('online', go);
  });

/**
 * Tries until the script has come: React loads a part only once, and gives up the whole page if that fails. Browsers
 * throw a TypeError for a script that could not be loaded, a new one each time. Any other error is the script's own, and
 * so is one that is thrown twice: browsers run a script once, and keep what it threw.
 */
export async function patiently<Script>(load: () => Promise<Script>): Promise<Script> {
  let last: unknown;
  for (let failures = 1; ; failures += 1) {
    try {
      const script = await load();
      if (failures > 1) noteMissing(load, false);
      return script;
    } catch (error) {
      if (typeof window === 'undefined' || !(error instanceof TypeError) || error === last)
        throw error;
      last = error;
      noteMissing(load, failures > 1);
      await laterOrOnline(Math.min(500 * 2 ** failures, LONGEST_WAIT_MS));
    }
  }
}

/** React's `lazy`, for a part that somebody may ask for on a bad network or without one: it comes as soon as it can. */
export const patientLazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => patiently(load));

/**
 * A part of a page whose code is loaded separately; `fallback` is shown meanwhile, or what the
 * server rendered. React would discard the server's HTML if the part were rendered again before its
 * code has come, so it is rendered again only for other props.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const Part: ComponentType<Props> = patientLazy(load);
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
