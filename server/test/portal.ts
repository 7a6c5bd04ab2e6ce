import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { afterAll, inject, TestRunner } from 'vitest';
import { API_BASE, type Answer, type Route, type Sent } from '../../contract/endpoint.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Contract } from '../../contract/index.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { openOutsideServices } from '../outside-services.ts';
import { allTables, departures } from '../domains.ts';
import { type Db, openDatabase, openPool } from '../platform/database.ts';
import type { Services } from '../platform/endpoints.ts';
import { type Files, filesOnDisk } from '../platform/files/files.ts';
import { type HealthSources, openHealth } from '../platform/health/health.ts';
import type { SmsSender } from '../platform/sms.ts';
import { recentStatements } from '../platform/health/recent-statements.ts';
import { openLive } from '../platform/live/live.ts';
import { takeTurns } from '../platform/limits/public-reads.ts';
import { openPush } from '../platform/push/push.ts';
import { sealWith } from '../platform/secrets/seal.ts';
import { outboundRequests } from '../platform/network/outbound.ts';
import type { ReadTxt } from '../platform/network/txt-records.ts';
import { APP_ROLE, SUPERUSER } from '../platform/postgres/cluster.ts';
import { type Tasks, workOnce } from '../platform/tasks.ts';
import { allTasks } from '../worker.ts';
import { type Inbox, openInbox } from './servers/inbox.ts';
import { watchLocks } from './lock-order.ts';
import { watchErrors } from './met-codes.ts';

/** The account that a test acts as; any session fits. */
export interface Actor {
  token: string;
  csrf_token: string;
}

type SentBy<R extends keyof Contract> = Sent<Contract[R]> & {
  as?: Actor | undefined;
  headers?: Record<string, string>;
};

interface Answered<T> {
  status: number;
  body: T & ErrorAnswer;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** The product on its own copy of the database, driven over HTTP. */
export interface Portal {
  app: FastifyInstance;
  db: Db;
  files: Files;
  /** The paths of all stored files. */
  storedFiles(): Promise<string[]>;
  /** The services of the app, for tests that build on them. */
  services: Services;
  inbox: Inbox;
  /** The SQL that the app has run so far, oldest first. */
  statements: readonly string[];
  /** Calls an endpoint of the contract as an account, or as a guest. */
  call<R extends keyof Contract>(route: R, sent: SentBy<R>): Promise<Answered<Answer<Contract[R]>>>;
  /** Sends any request, for bodies and URLs that the contract does not allow. */
  send(options: InjectOptions & { as?: Actor | undefined }): Promise<Answered<unknown>>;
  /** Runs the background work that is due now, by default all of it; mails arrive in `inbox`. */
  work(these?: Tasks): Promise<void>;
  /** The mails to an address, after the background work that is due. */
  mailsTo(address: string): Promise<Email[]>;
  /** Their subjects, the oldest first. */
  subjectsTo(address: string): Promise<string[]>;
  close(): Promise<void>;
}

const once = (act: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= act());
};

/** Tests do not query real name servers. */
const readNothing: ReadTxt = async () => [];

type PortalOptions = Partial<
  Pick<
    AppOptions,
    | 'publicUrl'
    | 'whatsapp'
    | 'phoneNotices'
    | 'findVirus'
    | 'smsCountries'
    | 'readTxt'
    | 'trustedProxies'
    | 'adminsNeedSecondStep'
    | 'gateway'
    | 'replyDomain'
    | 'setByEnvironment'
  >
> & {
  isPushService?: (endpoint: URL) => boolean;
  backups?: Partial<HealthSources['backups']>;
  sms?: SmsSender | undefined;
  /** Whether mails are sent as owners have configured, and until then to a folder, instead of into `inbox`. */
  mailsByOwners?: boolean;
};

/**
 * Starts the product, for a test file until its end, where it closes by itself. One that is opened within a test or a
 * hook has to be closed there.
 */
export async function openPortal(options: PortalOptions = {}): Promise<Portal> {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Takes about a quarter of the processor time of copying pages (decision 71).
  await administer(
    `create database ${database} owner ${APP_ROLE} template ${server.database} strategy file_copy`,
  );
  const pool = openPool({ ...server, database, max: 6 });
  const locks = watchLocks(pool);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vritti-files-'));
  const inbox = await openInbox();
  const statements: string[] = [];
  const services = await openServices({ pool, folder, inbox, statements }, options);
  // Tests connect from this machine, and appear to come from other networks by saying so, like a proxy.
  const { trustedProxies = ['loopback'] } = options;
  const app = await buildApp({ ...services, trustedProxies });
  const answered = watchErrors(app);
  const tasks = allTasks(services);
  const complain = () => {
    answered.complain();
    locks.complain();
  };
  const send = sendingTo(app, complain);
  const work = (these = tasks) => workOnce(pool, these, console);
  const mailsTo = async (address: string) => {
    await work();
    return inbox.of(address);
  };
  const close = once(async () => {
    await app.close();
    answered.keep(inject('metCodes'));
    await services.db.destroy();
    await inbox.close();
    await administer(`drop database ${database} with (force)`);
    await rm(folder, { recursive: true, force: true });
    // Includes answers to calls outside `send`.
    complain();
  });
  if (!TestRunner.getCurrentTest()) afterAll(close);
  return {
    app,
    db: services.db,
    files: services.files,
    async storedFiles() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    services,
    inbox,
    statements,
    send,
    call: callingBy(send),
    work,
    mailsTo,
    subjectsTo: async (address) => (await mailsTo(address)).map(({ subject = '' }) => subject),
    close,
  };
}

interface Around {
  pool: pg.Pool;
  /** For files, and for mails that are sent to no server. */
  folder: string;
  inbox: Inbox;
  /** Filled with the SQL that the app runs. */
  statements: string[];
}

async function openServices(
  { pool, folder, inbox, statements }: Around,
  {
    publicUrl = 'http://vritti.test',
    sms,
    whatsapp,
    phoneNotices = { sms: new Map(), whatsapp: new Map() },
    findVirus,
    smsCountries = ['+91'],
    readTxt = readNothing,
    adminsNeedSecondStep = false,
    isPushService,
    gateway,
    replyDomain,
    setByEnvironment = {},
    backups,
    mailsByOwners = false,
  }: PortalOptions,
) {
  const times = recentStatements();
  const db = openDatabase(pool, (statement, ms) => {
    statements.push(statement);
    times.note(statement, ms);
  });
  // On a busy machine, a connection may be silent for long without being lost.
  const live = await openLive(pool, { silenceMaxMs: 60_000 });
  const seal = sealWith(randomBytes(32));
  // Everything that tests connect to is on this machine.
  const outbound = outboundRequests({ thisMachine: true });
  const mailFolder = path.join(folder, 'mail');
  const defaultSender = 'Vritti <hello@vritti.test>';
  const outside = await openOutsideServices(
    { sms, gateway, smtpUrl: mailsByOwners ? undefined : inbox.url },
    { db, seal, live, outbound, publicUrl, mailFolder, defaultSender },
  );
  return {
    db,
    signInDb: db,
    publicReads: takeTurns(),
    files: filesOnDisk(folder),
    live,
    health: openHealth({
      pool,
      statements: times,
      folders: { files: folder },
      backups: { folder: '/backups', nightly: false, newest: async () => undefined, ...backups },
    }),
    tables: allTables,
    departures,
    seal,
    push: openPush({ seal, publicUrl, ...(isPushService ? { isService: isPushService } : {}) }),
    whatsapp,
    phoneNotices,
    findVirus,
    smsCountries,
    readTxt,
    outbound,
    ...outside,
    publicUrl,
    replyDomain,
    setByEnvironment,
    adminsNeedSecondStep,
  };
}

/** `complain` is called after each answer, and throws if the app has failed. */
const sendingTo =
  (app: FastifyInstance, complain: () => void): Portal['send'] =>
  async ({ as, headers, ...options }) => {
    const answer = await app.inject({
      ...options,
      headers: {
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf_token } : {}),
        ...headers,
      },
    });
    complain();
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (isJson ? answer.json() : {}) as ErrorAnswer,
      headers: answer.headers,
      text: answer.body,
    };
  };

const callingBy =
  (send: Portal['send']): Portal['call'] =>
  async (route, sent) => {
    const { params, query, body, as, headers } = sent as SentOf;
    const [method, pattern] = (route as Route).split(' ') as ['GET', string];
    const url =
      API_BASE + pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(params?.[name]));
    const answer = await send({
      method,
      url,
      as,
      ...(headers ? { headers } : {}),
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body }),
    });
    return answer as never;
  };

interface SentOf {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
  as?: Actor;
  headers?: Record<string, string>;
}

async function administer(statement: string) {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres', user: SUPERUSER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
