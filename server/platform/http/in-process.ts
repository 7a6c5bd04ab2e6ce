import type { Language, Method, Route } from '../../../contract/endpoint.ts';
import type { BoundRoute, Services } from '../endpoints.ts';
import { Refusal } from '../refusal.ts';
import { csrfTokenOf } from '../sessions.ts';
import { refusalOf } from './failures.ts';
import type { SecurityLog } from '../security-events.ts';

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Who views the page, if that matters: a page that is the same for everybody has no client. */
interface Client {
  address: string;
  userAgent: string;
}

const nobody: Client = { address: 'in-process', userAgent: '' };

/** The page that makes the call. */
interface Asker {
  language: Language;
  requestId: string;
  report: (failure: unknown) => void;
  log?: SecurityLog | undefined;
  from?: Client | undefined;
  /** The token of a session that the form's own page was sent with; without it, the caller is a guest. */
  session?: string | undefined;
}

/**
 * Calls endpoints without HTTP, as a guest unless told otherwise: this is how pages read while they render. A refusal is
 * returned with its status, as over HTTP; so is a failure, which is also reported.
 */
export function answerInProcess(bound: BoundRoute[], services: Services) {
  const byRoute = new Map(bound.map((one) => [one.route, one]));
  return async (route: Route, sent: Sent, asker: Asker) => {
    const { language, requestId, report, log, from = nobody, session } = asker;
    const found = byRoute.get(route);
    if (!found) throw new Error(`no endpoint ${route}`);
    try {
      const body = await found.answer(services, {
        method: route.split(' ')[0] as Method,
        params: sent.params,
        query: sent.query ?? {},
        body: sent.body,
        language,
        requestId,
        log,
        // A caller that passes a session on has checked that no other site sent the form.
        ...(session ? { token: session, csrfToken: csrfTokenOf(session) } : {}),
        ...from,
      });
      // As over HTTP: nothing that is read after this answer may be older than it.
      if (!route.startsWith('GET ')) await services.live.settle();
      return { status: 200, body, retryAfterSeconds: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) report(error);
      const refusal = refusalOf(error);
      const { status, retryAfterSeconds } = refusal;
      return { status, body: refusal.answer(language, requestId), retryAfterSeconds };
    }
  };
}
