import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose script is fetched by itself; until it is there, `fallback` is shown. What the server rendered of
 * it stays meanwhile: React takes that away from a part that is rendered again before its script has come, so this one is
 * rendered again only for other props.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const Part: ComponentType<Props> = lazy(load);
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
