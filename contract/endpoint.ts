import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { AdminRole } from './admin/admin-roles.ts';
import type { TeamRole } from './team/team-roles.ts';

/** Every path of the contract is relative to this one. */
export const API_BASE = '/api/v2';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** `user` is shown as Job Seeker, `hr` as Recruiter. */
export const roles = ['user', 'hr', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call. `anyone` includes guests (the account is known if there is one), `account` is any
 * signed-in account, a role is that role only, and a list is any of its roles.
 */
export type Who = 'anyone' | 'account' | Role | readonly Role[];

/** Whether a signed-in account with this role may call. */
export const isFor = (who: Who, role: Role): boolean =>
  who === 'anyone' || who === 'account' || [who].flat().includes(role);

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Route = `${Method} /${string}`;

export interface Endpoint {
  summary: string;
  who: Who;
  /** The least role in a team that recruiters need; `leastTeamRole` says what holds without it. */
  team?: TeamRole;
  /** The roles of admins that it is for, where `who` is `admin`; an owner may always call. */
  admins?: readonly AdminRole[];
  /** Refuses accounts that owe their consent to a text in force (403 authz.terms_not_accepted). */
  accepted?: true;
  /** Refuses accounts that have not confirmed their e-mail address (403 identity.user.not_verified). */
  verified?: true;
  /**
   * Refuses people who have not proved for a while who they are: neither signed in nor authenticated
   * again within REAUTHENTICATION_MINUTES (403 authz.reauthentication_required).
   */
  recentlyAuthenticated?: true;
  /**
   * Other routes that the same endpoint answers; its key is the canonical one. The variants with
   * and without `/barong` need not be listed.
   */
  aliases?: readonly Route[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodObject;
  /** A valid body: the API document shows it and tests send it. */
  example?: Readonly<Record<string, unknown>>;
  /** Sending no body is the same as sending an empty object. */
  bodyIsOptional?: true;
  /** The body is `multipart/form-data` with these text fields and one file. */
  upload?: z.ZodObject;
  /**
   * A GET of a file without a query that also opens by a signed address, without a bearer token
   * (`server/platform/files/signed-addresses.ts`).
   */
  signed?: true;
  /**
   * The answer is the bare array of a page's rows, for clients that read the totals from the headers.
   * Its handler answers `{ rows, meta }`.
   */
  bare?: true;
  /** Status on success; 200 when absent. */
  status?: 200 | 201;
  /** Schema of the JSON answer; `file` streams a named file, `events` server-sent events. */
  output: z.ZodType | 'file' | 'events';
  /**
   * Error codes that this endpoint may answer beyond those of every endpoint (`errors/declared-codes.ts`); none when
   * absent.
   */
  errors?: readonly ErrorCode[];
}

/**
 * The least role that recruiters need in the team of their company. Unless an endpoint names one,
 * everybody in the team may read what is for recruiters alone, and recruiters and owners may change
 * it. Null where the team does not matter, because the call concerns the person.
 */
export function leastTeamRole(route: string, { team, who }: Endpoint): TeamRole | null {
  if (team) return team;
  if (who !== 'hr') return null;
  return route.startsWith('GET ') ? 'viewer' : 'recruiter';
}

/**
 * `leastTeamRole` as a type, so that code naming a role by hand stops compiling once the contract
 * asks for another.
 */
export type LeastTeamRole<R, E> = E extends { team: infer Least }
  ? Least
  : E extends { who: 'hr' }
    ? R extends `GET ${string}`
      ? 'viewer'
      : 'recruiter'
    : never;

export type Endpoints = Record<Route, Endpoint>;

/**
 * Declares a group of endpoints, keyed by `METHOD /path` with `:name` for parameters. Clients use
 * paths with and without `/barong`, so every endpoint answers at both.
 */
export function endpoints<const E extends Endpoints>(group: E): E {
  const named: Endpoints = Object.fromEntries(
    (Object.entries(group) as [Route, Endpoint][]).map(([route, endpoint]) => {
      const names = [route, ...(endpoint.aliases ?? [])];
      const [, ...aliases] = new Set([...names, ...names.map(inOtherFamily)]);
      return [route, { ...endpoint, aliases }];
    }),
  );
  return named as E;
}

const BARONG = '/barong/';

/**
 * The same route with `/barong` added or removed: `GET /public/jobs` for `GET /barong/public/jobs`.
 */
export const inOtherFamily = (route: Route): Route => {
  const [method, path] = route.split(' ') as [Method, `/${string}`];
  return `${method} /${path.startsWith(BARONG) ? path.slice(BARONG.length) : `barong${path}`}`;
};

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The input of a handler, after validation. */
export interface Received<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
  fields: Output<E['upload']>;
}

/** The input as a caller sends it, with only the parts that the endpoint has. */
export type Sent<E extends Endpoint> = Omit<
  {
    params: Input<E['params']>;
    query?: Input<E['query']>;
    body: Input<E['body']>;
  },
  | (E['params'] extends z.ZodType ? never : 'params')
  | (E['query'] extends z.ZodType ? never : 'query')
  | (E['body'] extends z.ZodType ? never : 'body')
  | (E extends { bodyIsOptional: true } ? 'body' : never)
> &
  (E extends { bodyIsOptional: true } ? { body?: Input<E['body']> } : unknown);

export type Answer<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : undefined;
