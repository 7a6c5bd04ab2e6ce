import type { Readable } from 'node:stream';
import type { z } from 'zod';
import {
  type Answer,
  type Endpoint,
  type Endpoints,
  isFor,
  type Language,
  leastTeamRole,
  type Method,
  type Received,
  type Route,
} from '../../contract/endpoint.ts';
import type { Meta } from '../../contract/lists.ts';
import { mayAsAdmin } from '../../contract/admin/admin-roles.ts';
import { mayAs } from '../../contract/team/team-roles.ts';
import { isStorable } from '../../contract/fields/storable.ts';
import { paramsOf, receive } from './http/content.ts';
import type { Db } from './database.ts';
import type { OnDeparture } from './departures.ts';
import type { Files } from './files/files.ts';
import type { Tables } from './personal.ts';
import { refuseUnaccepted } from './in-force/legal-versions.ts';
import type { Health } from './health/health.ts';
import type { Live } from './live/live.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { Push } from './push/push.ts';
import type { PublicReads } from './limits/public-reads.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Seal } from './secrets/seal.ts';
import { refuseOneStep } from './secrets/second-step.ts';
import {
  type Asking,
  noteRefusal,
  noteSecurityEvent,
  type SecurityLog,
  whileAsking,
} from './security-events.ts';
import {
  isCsrfTokenOf,
  readSession,
  readSessionOfAddress,
  refuseStaleAuthentication,
  type SignedIn,
} from './sessions.ts';
import {
  isSigned,
  sessionOfAddress,
  type SignedAddress,
  signedAddress,
} from './files/signed-addresses.ts';
import type { Mailer } from './mail.ts';
import type { SetByEnvironment } from './in-force/set-by-environment.ts';
import type { PhoneNotices, SmsSender } from './sms.ts';
import type { Outbound } from './network/outbound.ts';
import type { ReadTxt } from './network/txt-records.ts';
import type { VirusScanner } from './files/virus-scanner.ts';

/** The parts of the running server that handlers use. */
export interface Services {
  db: Db;
  /** Has connections of its own, so that nothing else keeps people from signing in. */
  signInDb: Db;
  publicReads: PublicReads;
  files: Files;
  live: Live;
  health: Health;
  /** What in each table belongs to a person. */
  tables: Tables;
  /** What to end, in this order, when somebody leaves a team. */
  departures: readonly OnDeparture[];
  seal: Seal;
  push: Push;
  /**
   * Sends mails at once, for somebody who waits to see whether that works; all other mails are
   * queued.
   */
  mailer: Mailer;
  /** The present way to send SMS; undefined if they cannot be sent. */
  sms: () => SmsSender | undefined;
  /** Absent if this server cannot send by WhatsApp. */
  whatsapp?: SmsSender | undefined;
  /** The kinds of notifications that may be sent to phones. */
  phoneNotices: PhoneNotices;
  /** Absent if files are not scanned. */
  findVirus?: VirusScanner | undefined;
  /** Reads the TXT records of a domain. */
  readTxt: ReadTxt;
  /** Makes requests to addresses that people have entered, on the open internet only. */
  outbound: Outbound;
  /** Takes payments, or simulates a gateway that does. */
  gateway: Gateway;
  /** Prefixes of the numbers that may get an SMS, such as `+91`. */
  smsCountries: readonly string[];
  /** The domain of addresses to which mails can be answered; absent if they cannot be. */
  replyDomain?: string | undefined;
  /** The URL at which people reach the product, without a trailing slash. */
  publicUrl: string;
  setByEnvironment: SetByEnvironment;
  /** Whether admins must set up a second step of signing in before they can do anything. */
  adminsNeedSecondStep: boolean;
}

/** One uploaded file of at most 2 MB, in memory. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** A multipart body: its text fields and its file. */
export interface UploadedForm {
  body: Record<string, string>;
  upload: Upload | undefined;
}

/** A file as an answer. With `inline` the browser shows it instead of saving it. */
export interface FileAnswer {
  name: string;
  mediaType: string;
  content: Readable | string;
  inline?: boolean;
  /** For how many seconds the browser that asks may keep the answer; otherwise it keeps none. */
  keptSeconds?: number;
}

/** A request before any of it is validated; pages make one without using HTTP. */
export interface Request {
  method: Method;
  params: unknown;
  query: unknown;
  body: unknown;
  /** Reads a multipart body. Called only after the caller is admitted. */
  readUpload?: (() => Promise<UploadedForm>) | undefined;
  language: Language;
  token?: string | undefined;
  csrfToken?: string | undefined;
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
  address: string;
  userAgent: string;
  /** The id that a browser sends when somebody signs in. */
  deviceId?: string | undefined;
  requestId?: string | undefined;
  log?: SecurityLog | undefined;
  /** Called with the id of the caller's account, once that is known. */
  noteCaller?: ((accountId: number) => void) | undefined;
}

/** The argument of a handler: validated input, and the caller. */
interface Call<E extends Endpoint> extends Received<E>, Services {
  account: E['who'] extends 'anyone' ? SignedIn | null : SignedIn;
  /** The caller's bearer token; absent for guests. */
  token: string | undefined;
  upload: Upload | undefined;
  language: Language;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  from: Pick<Request, 'address' | 'userAgent' | 'deviceId'>;
  /**
   * Makes a signed address for a file of the caller's, which opens without a token; guests have no
   * files.
   */
  addressOf: E['who'] extends 'anyone' ? undefined : SignedAddress;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerAnswer<E>>;

type HandlerAnswer<E extends Endpoint> = E['output'] extends 'file'
  ? FileAnswer
  : E['output'] extends 'events'
    ? Readable
    : E extends { bare: true }
      ? { rows: Answer<E>; meta: Meta }
      : Answer<E>;

type Handlers<C extends Endpoints> = { [R in keyof C & Route]: Handler<C[R]> };

/** An endpoint with its handler. */
export interface BoundRoute {
  route: Route;
  endpoint: Endpoint;
  answer: (services: Services, request: Request) => Promise<unknown>;
}

/** Binds every endpoint of a contract to its handler; a missing handler is a type error. */
export function routes<C extends Endpoints>(contract: C, handlers: Handlers<C>): BoundRoute[] {
  return (Object.keys(contract) as (keyof C & Route)[]).map((route) => {
    const endpoint: Endpoint = contract[route];
    const handler = handlers[route] as Handler<Endpoint>;
    const isSignIn = route.includes(' /barong/identity/');
    return {
      route,
      endpoint,
      answer: inSecurityLog(route, endpoint, async (services, request, asking) => {
        const account = await admit(services, { route, endpoint }, request, asking);
        const inPath = paramsOf(endpoint, request);
        // A file is read only once it is clear that its sender may send one.
        const uploaded = endpoint.upload ? await request.readUpload?.() : undefined;
        const received = { params: inPath, ...receive(endpoint, { ...request, ...uploaded }) };
        const { token, language, idempotencyKey, ifMatch, address, userAgent, deviceId } = request;
        const answer: unknown = await handler({
          ...services,
          db: isSignIn ? services.signInDb : services.db,
          ...received,
          account: account as SignedIn,
          token,
          upload: uploaded?.upload,
          language,
          idempotencyKey,
          ifMatch,
          from: { address, userAgent, deviceId },
          addressOf: (to: string, params: Readonly<Record<string, string | number>>) =>
            signedAddress(services.seal, {
              route: to,
              params,
              sessionId: account?.session_id ?? 0,
            }),
        });
        // Drop keys that the contract does not name: they are not public.
        return typeof endpoint.output === 'string' ? answer : inContract(endpoint, answer);
      }),
    };
  });
}

function inContract({ output, bare }: Endpoint, answer: unknown): unknown {
  if (typeof output === 'string' || !bare) return (output as z.ZodType).parse(answer);
  const { rows, meta } = answer as { rows: unknown; meta: Meta };
  return { rows: output.parse(rows), meta };
}

type Answering = BoundRoute['answer'];

/** Gives the security log the origin of a request; notes a refusal, and what admins did. */
const inSecurityLog =
  (
    route: string,
    endpoint: Endpoint,
    answer: (...call: [...Parameters<Answering>, asking: Asking]) => Promise<unknown>,
  ): Answering =>
  (services, request) => {
    const { address, userAgent, requestId, log } = request;
    const { seal } = services;
    const asking: Asking = { route, address, userAgent, requestId, log, seal };
    return whileAsking(asking, async () => {
      try {
        const answered = await answer(services, request, asking);
        if (endpoint.who === 'admin' && request.method !== 'GET') {
          await noteSecurityEvent(services.db, { kind: 'admin_act' });
        }
        return answered;
      } catch (error) {
        if (error instanceof Refusal) {
          await noteRefusal(services.signInDb, error, {
            email: emailIn(request.body),
            isUpload: endpoint.upload !== undefined,
            isOpen: endpoint.who === 'anyone',
          });
        }
        throw error;
      }
    });
  };

const LONGEST_EMAIL = 254;

/** The address that a caller sent, before it is validated. */
function emailIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' && email.length <= LONGEST_EMAIL && isStorable(email)
    ? email.trim()
    : undefined;
}

/**
 * Admits the caller or refuses (401, 403, 419), in this order: session, CSRF token, role, role in
 * the team, second step of admins, confirmed address, consent to the texts in force, recent authentication.
 */
async function admit(
  services: Services,
  { route, endpoint }: { route: string; endpoint: Endpoint },
  request: Request,
  asking: Asking,
): Promise<SignedIn | null> {
  const { signInDb: db, adminsNeedSecondStep } = services;
  if (endpoint.signed && isSigned(request.query)) {
    return admitByAddress(services, { route, endpoint }, request, asking);
  }
  const { token, csrfToken, method } = request;
  const isOpen = endpoint.who === 'anyone';
  const account = token ? await (isOpen ? readSessionOrGuest : readSession)(db, token) : null;
  noteActor(asking, account);
  if (account) request.noteCaller?.(account.id);
  if (endpoint.who === 'anyone') return account;
  if (!token || !account) {
    throw refuse(looksLikeJwt(token) ? 'jwt.decode_and_verify' : 'identity.session.invalid');
  }
  if (method !== 'GET') {
    if (!csrfToken) throw refuse('authz.missing_csrf_token');
    if (!isCsrfTokenOf(token, csrfToken)) throw refuse('authz.csrf_token_mismatch');
  }
  if (!mayCall(account, endpoint)) throw refuse('authz.unauthorized');
  if (!mayInTeam(account, { route, endpoint })) throw refuse('authz.team_role');
  if (adminsNeedSecondStep) await refuseOneStep(db, endpoint, account);
  if (endpoint.verified && !account.email_verified) throw refuse('identity.user.not_verified');
  if (endpoint.accepted) await refuseUnaccepted(services.db, account.id);
  if (endpoint.recentlyAuthenticated) refuseStaleAuthentication(account);
  return account;
}

/** From now on, log lines and recorded acts name this account. */
function noteActor(asking: Asking, account: SignedIn | null): void {
  asking.actorId = account?.id;
  asking.actorRole = account?.admin_role ? `admin ${account.admin_role}` : account?.role;
}

/**
 * Whether an endpoint is for the account's role and, for admins, their admin role. An admin who has
 * not accepted the invitation has no rights yet.
 */
const mayCall = (account: SignedIn, { who, admins }: Endpoint): boolean =>
  isFor(who, account.role) &&
  (who !== 'admin' || (account.email_verified && mayAsAdmin(account.admin_role, admins)));

/** Whether the account's role in the team of its company is enough; seekers and admins have no team. */
function mayInTeam(
  { role, team_role }: SignedIn,
  { route, endpoint }: { route: string; endpoint: Endpoint },
): boolean {
  const least = leastTeamRole(route, endpoint);
  return role !== 'hr' || least === null || mayAs(team_role, least);
}

/**
 * Admits a request with a signed address, as the account that the address was made for. If anything is wrong
 * with the address or the account, the answer is 404.
 */
async function admitByAddress(
  { signInDb: db, seal }: Services,
  { route, endpoint }: { route: string; endpoint: Endpoint },
  { token, params, query, noteCaller }: Request,
  asking: Asking,
): Promise<SignedIn> {
  const sessionId = sessionOfAddress(seal, { route, params, query });
  const account = sessionId === null ? null : await readSessionOfAddress(db, sessionId);
  if (!account || !mayCall(account, endpoint)) throw refuse('request.address_ended');
  if (!mayInTeam(account, { route, endpoint })) throw refuse('request.address_ended');
  // No bearer token is needed, but somebody else's shows that the address was passed on.
  if (token && (await readSessionOrGuest(db, token))?.id !== account.id) {
    throw refuse('request.address_ended');
  }
  noteActor(asking, account);
  noteCaller?.(account.id);
  return account;
}

/**
 * Our tokens are opaque; a JSON Web Token (RFC 7519) comes from another service or an older client.
 */
const looksLikeJwt = (token = '') => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token);

/** On open endpoints, a caller whose session has ended is a guest. */
async function readSessionOrGuest(db: Db, token: string): Promise<SignedIn | null> {
  try {
    return await readSession(db, token);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
