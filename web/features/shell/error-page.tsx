import { ApiError } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shellMessages } from './messages.ts';

/** What is shown when a page itself fails; the reference leads to the line in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages(shellMessages);
  const reference = error instanceof ApiError ? error.requestId : '';
  const isOffline = error instanceof ApiError && error.status === 0;
  return (
    <main id="main" className="grid min-h-[70dvh] place-items-center">
      <title>{`${t.errorTitle} · Vritti`}</title>
      <EmptyState
        as="h1"
        title={t.errorTitle}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t.tryAgain}</Button>
            <LinkButton to="/" variant="secondary">
              {t.returnHome}
            </LinkButton>
          </>
        }
      >
        <p>{isOffline ? t.offline : t.errorText}</p>
        {reference ? <p className="mt-1">{t.errorReference(reference)}</p> : null}
      </EmptyState>
    </main>
  );
}
