// Starts all that works on the storage: HTTP and background work.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { newestBackup, takeBackup } from './backups.ts';
import type { Config, MailServer } from './config.ts';
import { loginLines, openDemo, refuseOldDemo } from './demo.ts';
import { allTables, departures } from './domains.ts';
import { keepSeller } from './domains/invoices/seller.ts';
import { replyMailbox } from './domains/reply-addresses/reply-addresses.ts';
import { createAdmin } from './domains/accounts/admins.ts';
import { loadSearch, openSearchThread } from './domains/search/search.ts';
import type { Db } from './platform/database.ts';
import type { Services } from './platform/endpoints.ts';
import { serveMailViewer } from './mail-viewer.ts';
import { builtPages, type PageSource, servePages } from './pages/pages.ts';
import { asksItself, keepBeating } from './platform/health/heartbeat.ts';
import { type Health, openHealth } from './platform/health/health.ts';
import { openLive } from './platform/live/live.ts';
import { razorpay } from './platform/gateways/razorpay.ts';
import { listenForMail } from './platform/network/incoming-mail.ts';
import { serveMetrics } from './platform/health/metrics.ts';
import type { Shutdown } from './platform/process/shutdown.ts';
import { logged } from './platform/http/request-line.ts';
import { type PublicReads, takeTurns } from './platform/limits/public-reads.ts';
import { onReplica } from './platform/postgres/replica.ts';
import { openPush } from './platform/push/push.ts';
import type { Seal } from './platform/secrets/seal.ts';
import { whileServing } from './platform/security-events.ts';
import { smsByPost } from './platform/sms.ts';
import { openOutsideServices } from './outside-services.ts';
import { outboundRequests } from './platform/network/outbound.ts';
import { txtRecordsBy } from './platform/network/txt-records.ts';
import { clamAt } from './platform/files/virus-scanner.ts';
import { countUnderWay } from './platform/http/under-way.ts';
import { releaseTasks, startWorker } from './platform/tasks.ts';
import type { Storage } from './storage.ts';
import { allSchedules, allTasks } from './worker.ts';

const NO_DEMO = 'The demo is left out, because others can reach this server. DEMO=1 brings it.';
const NO_PROXY =
  'PUBLIC_URL is https, but TRUSTED_PROXIES names no proxy: limits count all visitors as one.';

/** What `main.ts` has opened, and what it wants to hear of. */
interface Begun {
  config: Config;
  storage: Storage;
  seal: Seal;
  shutdown: Pick<Shutdown, 'closeLater'>;
  onProgress: (step: string) => void;
  /** Called when the server cannot go on; ends the process. */
  onCrash: (reason: unknown) => void;
}

export async function start(begun: Begun): Promise<void> {
  const { config, storage, seal, onProgress, onCrash } = begun;
  const { closeLater } = begun.shutdown;
  const { db, pool } = storage;
  if (config.isOpen && !config.demo) await refuseOldDemo(db);
  const logins = config.demo ? await openDemo(storage, onProgress) : undefined;
  await whileServing(seal, 'start', () => createFirstAdmin(db, config));
  await keepSeller(db, config.seller ?? logins?.seller);

  const live = await openLive(pool);
  closeLater(() => live.close());
  const services = await openServices(config, storage, { seal, live });
  const app = await buildApp({
    ...services,
    trustedProxies: config.trustedProxies,
    logger: logged(config.logLevel),
  });
  const indexFile = join(config.dataDir, 'search.index');
  const searchThread =
    config.role === 'worker'
      ? undefined
      : openSearchThread({ ...storage, live, indexFile }, onCrash);
  if (searchThread) closeLater(searchThread.end);
  const opened = { config, storage, services, app, closeLater };
  if (config.role !== 'web') await startTasks(opened);
  if (config.reply?.server) await takeMails(opened, config.reply.domain, config.reply.server);
  if (config.role !== 'worker') {
    await serve(opened, searchThread);
    sayReady(config, logins);
  }
}

type ReadyServices = Awaited<ReturnType<typeof openServices>>;

/** What has been opened so far. */
interface Opened extends Pick<Shutdown, 'closeLater'> {
  config: Config;
  storage: Storage;
  services: ReadyServices;
  app: FastifyInstance;
}

/** Everything that handlers and tasks use. */
async function openServices(
  config: Config,
  storage: Storage,
  { seal, live }: Pick<Services, 'seal' | 'live'>,
) {
  const { db, signInDb, files } = storage;
  const { publicUrl, smsCountries, phoneNotices, setByEnvironment } = config;
  const inTurn = takeTurns();
  const publicReads: PublicReads = (read) => inTurn(() => onReplica(read));
  const outbound = outboundRequests();
  const inForce = await openOutsideServices(
    {
      smtpUrl: config.smtpUrl,
      mailFrom: setByEnvironment.senderEmail && config.mailFrom,
      sms: config.smsUrl ? smsByPost(config.smsUrl) : undefined,
      gateway: config.razorpay && razorpay(config.razorpay, { outbound, publicUrl }),
    },
    {
      db,
      seal,
      live,
      outbound,
      publicUrl,
      mailFolder: join(config.dataDir, 'mail'),
      defaultSender: config.mailFrom,
    },
  );
  return {
    db,
    signInDb,
    files,
    live,
    seal,
    tables: allTables,
    departures,
    ...inForce,
    whatsapp: config.whatsappUrl ? smsByPost(config.whatsappUrl, 'WHATSAPP_URL') : undefined,
    phoneNotices,
    findVirus: config.clamavUrl ? clamAt(config.clamavUrl) : undefined,
    smsCountries,
    publicUrl,
    readTxt: txtRecordsBy(config.dnsServer),
    outbound,
    replyDomain: config.reply?.domain,
    setByEnvironment,
    push: openPush({ seal, publicUrl }),
    publicReads,
    // Everybody can read the password of the demo's admin anyway.
    adminsNeedSecondStep: !config.demo,
    health: healthOf(config, storage),
  };
}

async function startTasks({ config, storage, services, app, closeLater }: Opened): Promise<void> {
  if (!config.databaseUrl) await releaseTasks(storage.db);
  const backUp = config.backups.keep
    ? (stop: AbortSignal) => takeBackup(config, storage, stop)
    : undefined;
  const underWay = countUnderWay(app.server);
  const worker = await startWorker(storage.pool, allTasks(services, backUp), allSchedules, {
    log: app.log,
    requests: () => underWay() - services.live.streams(),
  });
  closeLater(() => worker.stop());
}

/** Listens for replies by mail. */
async function takeMails(
  { services, app, closeLater }: Opened,
  domain: string,
  server: MailServer,
): Promise<void> {
  const onError = (error: unknown) => app.log.error(error, 'incoming mail');
  const mailbox = replyMailbox(services, domain);
  const incoming = await listenForMail({ ...server, name: domain }, mailbox, onError);
  closeLater(() => incoming.close());
}

/** Answers visitors from the end of this function on. */
async function serve(
  { config, storage, services, app, closeLater }: Opened,
  searchThread: ReturnType<typeof openSearchThread> | undefined,
): Promise<void> {
  if (config.demo && !config.smtpUrl) serveMailViewer(app, join(config.dataDir, 'mail'));
  const source = await pageSource(app);
  const pageCache = await servePages(app, { services, demo: config.demo, source });
  if (config.metricsToken) {
    serveMetrics(app, config.metricsToken, {
      pools: {
        main: storage.pool,
        sign_in: storage.signInPool,
        ...(searchThread ? { search: searchThread.connections } : {}),
      },
      live: services.live,
      pageCache,
      replica: storage.replica,
      health: services.health,
    });
  }
  closeLater(() => closeServer(app));
  // Before anybody can ask: nearly every page needs it.
  await loadSearch(storage.db);
  await app.listen({ port: config.port, host: config.host });
  const stopBeating = keepBeating(storage.db, asksItself(ownAddress(config)));
  closeLater(async () => stopBeating());
}

function sayReady(config: Config, logins: Awaited<ReturnType<typeof openDemo>> | undefined): void {
  const lines = [`Vritti is ready: ${config.publicUrl}`, ...(logins ? loginLines(logins) : [])];
  if (config.publicUrl.startsWith('https:') && config.trustedProxies.length === 0) {
    console.error(NO_PROXY);
  }
  if (config.isDemoLeftOut) lines.push(NO_DEMO);
  console.log(['', ...lines, ''].map((line) => `  ${line}`.trimEnd()).join('\n'));
}

/** The address at which the server reaches itself, without a proxy. */
function ownAddress({ host, port }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function healthOf(
  { dataDir, databaseUrl, filesUrl, backups }: Config,
  { pool, replica, statements }: Pick<Storage, 'pool' | 'replica' | 'statements'>,
): Health {
  const { folder, keep } = backups;
  return openHealth({
    pool,
    replica,
    statements,
    folders: {
      backups: folder,
      ...(filesUrl ? {} : { files: dataDir }),
      ...(databaseUrl ? {} : { database: dataDir }),
    },
    backups: { folder, nightly: keep !== undefined, newest: () => newestBackup(folder) },
  });
}

/** The built pages, or the development server's pages with npm run dev. */
async function pageSource(app: FastifyInstance): Promise<PageSource> {
  if (process.env.NODE_ENV !== 'development') return builtPages;
  const { developmentPages } = await import('./pages/dev-pages.ts');
  return developmentPages(app);
}

/** Also closes connections that become idle after a last answer, which would delay the end. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
}

async function createFirstAdmin(db: Db, { adminEmail, adminPassword }: Config): Promise<void> {
  if (!adminEmail || !adminPassword) return;
  const role = await createAdmin(db, { email: adminEmail, password: adminPassword });
  if (role === 'user' || role === 'hr') {
    console.error(`ADMIN_EMAIL ${adminEmail} has an account that is not an admin; it was left so.`);
  }
}
