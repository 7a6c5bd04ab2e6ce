import { isRouteErrorResponse } from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { useFailedRequestId } from '../../lib/api/request-id.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shellMessages } from './messages.ts';

/** Shown when a page itself fails; the reference identifies the line in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages(shellMessages);
  const refused = refusalOf(error);
  const requestId = useFailedRequestId();
  const reference = refused?.requestId || requestId;
  return (
    <main id="main" className="grid min-h-[70dvh] place-items-center">
      <title>{`${t.errorTitle} · ${PORTAL}`}</title>
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
        <p>{refused?.status === 0 ? t.offline : t.errorText}</p>
        {reference ? <p className="mt-1">{t.errorReference(reference)}</p> : null}
      </EmptyState>
    </main>
  );
}

/** A refused call: by a loader on the server (its answer), or in the browser. */
function refusalOf(error: unknown): ApiError | undefined {
  if (isRouteErrorResponse(error)) return new ApiError(error.status, error.data);
  return error instanceof ApiError ? error : undefined;
}
