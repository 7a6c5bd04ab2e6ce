import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/**
 * Without a network, waits until there is one: React loads a part only once, and gives up the whole
 * page if that fails.
 */
const patiently = <Script,>(load: () => Promise<Script>): Promise<Script> =>
  load().catch(async (error: unknown) => {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  });

/** React's `lazy`, for a part that somebody may ask for where there is no network: it comes as soon as there is one. */
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
