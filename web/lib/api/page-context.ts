import { createContext, data } from 'react-router';
import type { Answer, Language, Route, Sent } from '../../../contract/endpoint.ts';
import type { PortalLook } from '../../../contract/portal-settings/logo.ts';
import type { SocialSite } from '../../../contract/portal-settings/social-sites.ts';
import type { Contract } from '../../../contract/index.ts';
import { ApiError, type RawAnswer } from './api-error.ts';

export type Theme = 'light' | 'dark' | 'system';

/** What the server gives every page while it renders. */
export interface PageContext {
  language: Language;
  /** The languages that the portal offers. */
  languages: readonly Language[];
  theme: Theme;
  /** The portal's public URL, without a trailing slash. */
  publicUrl: string;
  /** Nonce of this response's scripts; undefined in development. */
  nonce: string | undefined;
  /** Id of the request that the page is rendered for; part of each of its log lines. */
  requestId: string;
  /** Whether the server runs on demo data; the pages then say so. */
  demo: boolean;
  /** The portal's own name, logo and colours, where it has any. */
  look: PortalLook;
  /** Whether the server can send SMS. */
  sms: boolean;
  /** The operator's contact address; absent when none is configured. */
  contactEmail: string | undefined;
  /** The grievance officer; absent when none is configured. */
  grievanceOfficer: { name: string; email: string } | undefined;
  /** The operator's own pages on social networks. */
  socialLinks: { site: SocialSite; url: string }[];
  /**
   * The paths of announced pages that owners have hidden, which do not exist until they are shown
   * again.
   */
  hiddenPages: readonly string[];
  /** Whether another site made the browser send the form that the page answers. */
  fromElsewhere: boolean;
  /** The cookie that keeps the session of a browser without scripts; null takes it away. */
  sessionCookie: (token: string | null) => string;
  /**
   * Calls an endpoint in process, as a guest. Pages around signing in call as the holder of the session that a browser
   * without scripts has in its cookie.
   */
  answer(route: Route, sent: object): Promise<RawAnswer>;
  /** Logs a failure of the page itself. */
  report: (failure: unknown) => void;
}

export const pageContext = createContext<PageContext>();

interface Context {
  get(key: typeof pageContext): PageContext;
}

/**
 * Calls the API from a loader, in process instead of over HTTP, with the same routes and types as
 * `api` in the browser. A refusal that the loader does not catch becomes the error page, with its status.
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

/** The status of a refusal thrown by `load`; undefined for any other failure. */
export const refusedStatus = (thrown: unknown): number | undefined =>
  (thrown as Refused)?.init?.status;

/**
 * A refusal thrown by `load`, as the ApiError that `api` would throw in the browser, and the response
 * options for the page that catches it; undefined for any other failure.
 */
export function refusalOf(thrown: unknown): { error: ApiError; init: ResponseInit } | undefined {
  const { data: body, init } = (thrown as Refused) ?? {};
  if (!init?.status) return undefined;
  const wait = Number(new Headers(init.headers).get('retry-after')) || undefined;
  return { error: new ApiError(init.status, body, wait), init };
}
