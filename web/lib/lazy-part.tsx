import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/** Without a network it waits for one: React asks only once, and gives up the whole page when that fails. */
const patiently = <Script,>(load: () => Promise<Script>): Promise<Script> =>
  load().catch(async (error: unknown) => {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  });

/**
 * A part of a page whose script is fetched by itself; until it is there, `fallback` is shown. What the server rendered of
 * it stays meanwhile: React takes that away from a part that is rendered again before its script has come, so this one is
 * rendered again only for other props.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const Part: ComponentType<Props> = lazy(() => patiently(load));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
