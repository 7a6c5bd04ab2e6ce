import { Agent, type IncomingMessage, request } from 'node:http';
import { sql } from 'kysely';
import {
  API_BASE,
  type Endpoint,
  isFor,
  type Role,
  type Route,
  roles,
} from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { signIn } from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';
import { documentedNames } from '../../server/platform/http/openapi.ts';
import { networkOf } from '../hostile/client.ts';
import { addSession } from '../hostile/people.ts';
import {
  type BodyDescription,
  bodyOf,
  headersOf,
  oneOf,
  type Parameter,
  pathOf,
  queryOf,
  type Random,
} from './inputs.ts';
import { type Answer, faultsOf } from './judge.ts';
import type { Body } from './strange-bodies.ts';

export interface Operation {
  method: string;
  path: string;
  endpoint: Endpoint;
  parameters: readonly Parameter[];
  requestBody: BodyDescription | undefined;
}

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: BodyDescription }>
  >;
}

/** Every operation that the API's own document describes, under each of its names. */
export function operationsOf({ paths }: Document): Operation[] {
  return (Object.entries(contract) as [Route, Endpoint][]).flatMap(([route, endpoint]) =>
    documentedNames(route, endpoint).map((name): Operation => {
      const [method = '', address = ''] = name.split(' ');
      const path = API_BASE + address.replaceAll(/:(\w+)/g, '{$1}');
      const described = paths[path]?.[method.toLowerCase()];
      if (!described) throw new Error(`the document lacks ${name}`);
      const { parameters = [], requestBody } = described;
      return { method, path, endpoint, parameters, requestBody };
    }),
  );
}

export interface Fault {
  what: string;
  times: number;
  /** The first call with it, cut to a line. */
  first: string;
}

const AT_ONCE = 12;
const PATIENCE_MS = 30_000;
const TEXT_MOST = 3_000_000;
const SESSION_CALLS = 300;

/** What would soon leave nobody to call for: it is called last. */
const endsPeople = ({ path, method }: Operation) =>
  method !== 'GET' &&
  /deletion|users\/(?:bulk_)?update|hr_accounts|departure|\/settings|owners|admins/.test(path);

const READ_IDS_MOST = 300;
/** The first few ids of an answer. */
const idsIn = (text: string) =>
  Array.from(text.slice(0, 20_000).matchAll(/"id":(\d{1,9})\b/g), ([, id]) => Number(id)).slice(
    0,
    5,
  );

type Caller = Role | 'guest';
const callers: readonly Caller[] = ['guest', ...roles];
const mayCall = ({ who }: Endpoint, caller: Caller) =>
  caller === 'guest' ? who === 'anyone' : isFor(who, caller);

/** Sessions of people of the demo and of new people: other people now and then, and when a session is over. */
function sessionsOf(db: Db, random: Random) {
  const open = new Map<Role, { calls: number; session: ReturnType<typeof begin> }>();
  const begin = async (role: Role) => {
    const accounts = await db
      .selectFrom('accounts')
      .selectAll()
      .where('role', '=', role)
      .where('state', '=', 'active')
      .where('email', 'like', '%@demo.vritti.example')
      .execute();
    const known =
      role === 'admin' ? accounts.filter((one) => one.admin_role === 'owner') : accounts;
    return known.length > 0 && random() < 0.7
      ? signIn(db, oneOf(random, known))
      : addSession(db, role);
  };
  return {
    of(role: Role) {
      const last = open.get(role);
      if (last && last.calls < SESSION_CALLS) {
        last.calls += 1;
        return last.session;
      }
      const session = begin(role);
      open.set(role, { calls: 0, session });
      return session;
    },
    end: (role: Role) => open.delete(role),
  };
}

interface Drill {
  address: string;
  db: Db;
  random: Random;
  /** Operations that would soon leave nobody to call for are called in the last tenth of them only. */
  seconds: number;
}

/** Calls the operations at random; mostly as somebody who may. */
export async function callEverything(
  { address, db, random, seconds }: Drill,
  operations: readonly Operation[],
) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const sessions = sessionsOf(db, random);
  const faults = new Map<string, Fault>();
  const statuses = new Map<number, number>();
  const done = new Set<Operation>();
  const idsReadBy = new Map<Caller, readonly number[]>();
  const start = Date.now();
  const isWithin = (part: number) => Date.now() < start + part * seconds * 1_000;
  const gentle = operations.filter((one) => !endsPeople(one));
  let calls = 0;

  const note = (call: string, name: string, whats: readonly string[]) => {
    for (const what of whats) {
      const fault = faults.get(`${name}: ${what}`) ?? {
        what: `${name}: ${what}`,
        times: 0,
        first: call,
      };
      fault.times += 1;
      faults.set(fault.what, fault);
    }
  };

  const callOnce = async () => {
    const operation = oneOf(random, isWithin(0.9) && gentle.length > 0 ? gentle : operations);
    const { method, path, endpoint, parameters, requestBody } = operation;
    const may = callers.filter((one) => mayCall(endpoint, one));
    const caller = oneOf(random, random() < 0.85 ? may : callers);
    const session = caller === 'guest' ? undefined : await sessions.of(caller);
    const readIds = idsReadBy.get(caller) ?? [];
    const dice = Object.assign(() => random(), { readIds });
    const url = [pathOf(path, dice), queryOf(parameters, dice)].filter(Boolean).join('?');
    const body = method === 'GET' && random() < 0.95 ? undefined : bodyOf(requestBody, dice);
    calls += 1;
    const headers = {
      'x-forwarded-for': networkOf(calls),
      ...(session
        ? { authorization: `Bearer ${session.token}`, 'x-csrf-token': session.csrf_token }
        : {}),
      ...headersOf(dice),
    };
    const answer = await ask({ agent, address, method, url, headers, body });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status > 0 && answer.status < 300) {
      done.add(operation);
      idsReadBy.set(caller, [...readIds, ...idsIn(answer.text)].slice(-READ_IDS_MOST));
    }
    if (answer.status === 401 && caller !== 'guest' && random() < 0.2) sessions.end(caller);
    const sent = `${caller} ${url} ${JSON.stringify({ ...headers, ...body?.headers })} ${String(body?.content ?? '').slice(0, 600)}`;
    const got = `${answer.status} after ${answer.ms.toFixed(0)} ms ${answer.text.slice(0, 300)}`;
    note(`${sent} -> ${got}`, `${method} ${path}`, faultsOf(method, endpoint, answer));
  };

  const caller = async () => {
    while (isWithin(1)) await callOnce();
  };
  // Limits would hide what lies behind them.
  const cleaning = setInterval(() => void sql`delete from attempt_counts`.execute(db), 500);
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, caller));
  } finally {
    clearInterval(cleaning);
    agent.destroy();
  }
  const never = operations
    .filter((one) => !done.has(one))
    .map((one) => `${one.method} ${one.path}`);
  return { faults: [...faults.values()], statuses, calls, never };
}

interface Sending {
  agent: Agent;
  address: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Body | undefined;
}

function ask({ agent, address, method, url, headers, body }: Sending): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const nothing = (error?: unknown) =>
      resolve({
        status: 0,
        headers: {},
        text: String(error),
        ms: performance.now() - start,
        isCut: false,
      });
    try {
      const asked = request(
        address + url,
        {
          method,
          agent,
          timeout: PATIENCE_MS,
          headers: {
            ...(body ? { 'content-length': Buffer.byteLength(body.content), ...body.headers } : {}),
            ...headers,
          },
        },
        (answer) => void readAll(answer, start).then(resolve, nothing),
      );
      asked.on('timeout', () => asked.destroy()).on('error', nothing);
      asked.end(body?.content);
    } catch (error) {
      nothing(error);
    }
  });
}

async function readAll(answer: IncomingMessage, start: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer;
  const ms = performance.now() - start;
  // Streams of live news never end.
  if (headers['content-type'] === 'text/event-stream') {
    answer.destroy();
    return { status, headers, text: '', ms, isCut: true };
  }
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes < TEXT_MOST) pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString();
  return { status, headers, text, ms: performance.now() - start, isCut: bytes >= TEXT_MOST };
}
