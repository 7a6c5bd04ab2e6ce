import { createContext, data } from 'react-router';
import type { Answer, Language, Route, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { ApiError, type RawAnswer } from './api-error.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What the server gives every page while it renders. */
export interface PageContext {
  language: Language;
  theme: Theme;
  /** The address people open, without a slash at the end. */
  publicUrl: string;
  /** Of this response's scripts; none while developing. */
  nonce: string | undefined;
  /** Of the request that the page is rendered for; stands in each of its lines in the log. */
  requestId: string;
  /** Whether this start shows demo data, so that the pages say so. */
  demo: boolean;
  /** Whom people write to; absent when the operator has not said so. */
  contactEmail: string | undefined;
  /** Who decides on grievances; absent when the operator has named nobody. */
  grievanceOfficer: { name: string; email: string } | undefined;
  /** Calls an endpoint in process, as a guest. */
  answer(route: Route, sent: object): Promise<RawAnswer>;
  /** Writes a failure of the page itself into the log. */
  report: (failure: unknown) => void;
}

export const pageContext = createContext<PageContext>();

interface Context {
  get(key: typeof pageContext): PageContext;
}

/**
 * The loaders' way to the API, without HTTP between: the same routes and types as `api` in the
 * browser. A refusal that no loader catches becomes the error page, with its status.
 */
export async function load<R extends keyof Contract>(
  context: Readonly<Context>,
  route: R,
  sent: Sent<Contract[R]>,
): Promise<Answer<Contract[R]>> {
  const { status, body, retryAfterSeconds } = await context.get(pageContext).answer(route, sent);
  if (status >= 400) throw data(body, { status, ...waitHeaders(retryAfterSeconds) });
  return body as Answer<Contract[R]>;
}

const waitHeaders = (seconds: number | undefined) =>
  seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } };

type Refused = Partial<ReturnType<typeof data>> | undefined;

/** The status of a refusal that `load` has thrown; undefined for any other failure. */
export const refusedStatus = (thrown: unknown): number | undefined =>
  (thrown as Refused)?.init?.status;

/**
 * What `load` has thrown, as the browser would have it from `api`, with what the page that catches it
 * answers; undefined for any other failure.
 */
export function refusalOf(thrown: unknown): { error: ApiError; init: ResponseInit } | undefined {
  const { data: body, init } = (thrown as Refused) ?? {};
  if (!init?.status) return undefined;
  const wait = Number(new Headers(init.headers).get('retry-after')) || undefined;
  return { error: new ApiError(init.status, body, wait), init };
}
