// Reads and checks the settings from the environment, once at the start. Beyond them, the server only
// reads NODE_ENV (start.ts) and ADMIN_PASSWORD (commands/admin.ts), and passes the environment to PostgreSQL.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isNoticeKind, noticeKinds } from '../contract/notifications/phone-notices.ts';
import { stateOfGstin } from '../contract/money/gst.ts';
import { PORTAL } from '../contract/portal-settings/portal-name.ts';
import type { Seller } from '../contract/money/invoice-parts.ts';
import { isBucketAddress } from './platform/files/bucket.ts';
import type { SetByEnvironment } from './platform/in-force/set-by-environment.ts';
import { isProxy } from './platform/http/safety/proxies.ts';
import { isThisMachine } from './platform/network/loopback.ts';
import type { RazorpayKeys } from './platform/gateways/razorpay.ts';
import type { PhoneNotices, TemplateIds } from './platform/sms.ts';
import { StartError } from './platform/process/start-error.ts';
import { problemsTogether } from './given-together.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ROLES = ['all', 'web', 'worker'] as const;

/** The server for incoming mail of this process. */
export interface MailServer {
  host: string;
  port: number;
  /** Paths of PEM files; without them nothing is encrypted. */
  tls?: { key: string; cert: string } | undefined;
}

interface Backups {
  /** Absolute path. */
  folder: string;
  /** How many stay; if absent, none is made at night. */
  keep?: number | undefined;
  /** The public key of who can open them; if absent, everybody can. */
  recipient?: string | undefined;
  /** The private key that opens an encrypted one, for restoring. */
  secret?: string | undefined;
}

export interface Config {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** The address that people open, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** The proxies whose X-Forwarded-For is believed: addresses, networks, or names such as `loopback`. */
  trustedProxies: string[];
  /** Absolute path of the folder for everything that must survive a restart. */
  dataDir: string;
  /** If absent, the server starts its own PostgreSQL in dataDir. */
  databaseUrl?: string | undefined;
  /** A streaming replica of that database for public reads, if there is one. */
  databaseReplicaUrl?: string | undefined;
  /** The bucket for stored files, with its credentials; if absent, they are in dataDir/files. */
  filesUrl?: string | undefined;
  /** If absent, mails are written to dataDir/mail. */
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** If absent, no SMS can be sent and mobile numbers stay unverified. */
  smsUrl?: string | undefined;
  /** If absent, nothing is sent by WhatsApp. */
  whatsappUrl?: string | undefined;
  phoneNotices: PhoneNotices;
  /** If absent, uploaded files are not scanned for viruses. */
  clamavUrl?: string | undefined;
  /** The name server that knows companies' domains; if absent, this machine's own is asked. */
  dnsServer?: string | undefined;
  /** Calling codes of the countries that get SMS, such as `+91`. */
  smsCountries: string[];
  /** The payment gateway; if absent, payments are tests, in which no money moves. */
  razorpay?: RazorpayKeys | undefined;
  /** If absent, nobody can answer a mail. */
  reply?: { domain: string; server?: MailServer | undefined } | undefined;
  /** Wins over what owners set on the page of settings. */
  setByEnvironment: SetByEnvironment;
  /** Who sells, as invoices name them; absent if nobody is set. */
  seller?: Seller | undefined;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  backups: Backups;
  /** Opens `/metrics`; if absent, that address does not exist. */
  metricsToken?: string | undefined;
  /** Whether to fill an empty database with demo companies, jobs and people. */
  demo: boolean;
  /** Whether others than this machine's users can reach the server. */
  isOpen: boolean;
  /** Whether there is no demo only because the server is open. */
  isDemoLeftOut: boolean;
  role: (typeof ROLES)[number];
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Reports the wrong environment variables, one per line. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const urlOf = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    );

const postgresUrl = urlOf(
  ['postgres:', 'postgresql:'],
  'postgres://user:password@host:5432/vritti',
);

const portNumber = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a whole number from 0 to 65535',
  })
  .transform(Number);

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address');

/** Takes what goes to phones. */
const phoneGateway = urlOf(['http:', 'https:'], 'https://user:password@sms.example.in/send')
  .regex(/^(?:[^%]|%[0-9a-f]{2})*$/i, 'must have a percent sign of its password written as %25')
  .refine(
    (text) => !text.startsWith('http:') || isThisMachine(text),
    'must begin with https, unless it is on this machine: it carries numbers and codes',
  );

/** Kinds of notifications with the ids of their texts in English and Hindi, such as `message=11071/11072`. */
const noticesByKind = z
  .string()
  .transform((text) =>
    text.split(',').map((part) => /^\s*(\w+)=([\w.-]+)\/([\w.-]+)\s*$/.exec(part) ?? []),
  )
  .refine((parts) => parts.every(([, kind = '']) => isNoticeKind(kind)), {
    error: `must name kinds with the ids of their texts in English and Hindi, such as message=11071/11072; kinds are ${noticeKinds.join(', ')}`,
  })
  .transform(
    (parts) =>
      new Map<string, TemplateIds>(
        parts.map(([, kind = '', en = '', hi = '']) => [kind, { en, hi }]),
      ),
  );

const environment = z.object({
  PORT: portNumber.default(3000),
  HOST: hostName.default('127.0.0.1'),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'https://jobs.example.in').optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((proxy) => proxy.trim()))
    .refine(
      (proxies) => proxies.every(isProxy),
      'must be addresses or networks such as 127.0.0.1,10.0.0.0/8, or loopback',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  FILES_URL: z
    .string()
    .refine(isBucketAddress, 'must be an address such as s3://key:secret@s3.example.in/bucket')
    .optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  SMS_URL: phoneGateway.optional(),
  SMS_NOTICES: noticesByKind.optional(),
  WHATSAPP_URL: phoneGateway.optional(),
  WHATSAPP_NOTICES: noticesByKind.optional(),
  CLAMAV_URL: z
    .string()
    .regex(
      /^(?:unix:\/.+|tcp:\/\/[\w.:[\]-]+\/?)$/,
      'must be an address such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310',
    )
    .refine((text) => URL.canParse(text), 'must be an address such as tcp://127.0.0.1:3310')
    .optional(),
  DNS_SERVER: z
    .string()
    .refine(
      (text) => isIP(text.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')) > 0,
      'must be an address such as 1.1.1.1 or 127.0.0.1:5353',
    )
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .regex(/^\s*\+[1-9]\d{0,3}(?:\s*,\s*\+[1-9]\d{0,3})*\s*$/, 'must be codes such as +91,+971')
    .transform((text) => text.split(',').map((code) => code.trim()))
    .default(['+91']),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be a mail address, such as Vritti <jobs@example.in>',
    )
    .optional(),
  REPLY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(
      /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/,
      'must be a domain such as reply.example.in',
    )
    .optional(),
  REPLY_PORT: portNumber.optional(),
  REPLY_HOST: hostName.optional(),
  REPLY_TLS_CERT: z.string().optional(),
  REPLY_TLS_KEY: z.string().optional(),
  CONTACT_EMAIL: z.email('must be a mail address').optional(),
  GRIEVANCE_OFFICER: z
    .string()
    .regex(
      /^\s*[^<>\s][^<>]*<[^<>@\s]+@[^<>@\s]+>\s*$/,
      'must be a name and a mail address, such as Asha Rao <grievances@example.in>',
    )
    .optional(),
  SELLER_NAME: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  SELLER_ADDRESS: z.string().trim().max(500, 'must have at most 500 characters').optional(),
  SELLER_GSTIN: z
    .string()
    .transform((text) => text.toUpperCase().replaceAll(/\s/g, ''))
    .refine((text) => stateOfGstin(text) !== null, 'must be a GSTIN such as 27AAPFU0939F1ZV')
    .optional(),
  ADMIN_EMAIL: z.email('must be a mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .regex(
      /^(?=.*\p{L})(?=.*\d).{8,}$/u,
      'must have 8 or more characters, with a letter and a digit',
    )
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
    .transform(Number)
    .optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^age1[a-z\d]+$/, 'must be a public key, age1…')
    .optional(),
  BACKUP_SECRET: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z\d]+$/, 'must be a private key, AGE-SECRET-KEY-1…')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO: oneOf(['0', '1']).optional(),
  ROLE: oneOf(ROLES).default('all'),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
});

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 * Throws a ConfigError that names every wrong variable.
 */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(describe)),
    ...problemsTogether(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  return configOf(parsed.data);
}

type Environment = z.output<typeof environment>;

function configOf(set: Environment): Config {
  const publicUrl = withoutEndSlash(set.PUBLIC_URL ?? `http://${reachable(set.HOST)}:${set.PORT}`);
  const isOpen = !isLoopback(set.HOST) || publicUrl.startsWith('https:');
  // Everybody knows the demo's passwords, so others get to see it only if that is written.
  const demoByDefault = !set.DATABASE_URL && !isOpen;
  const demo = set.DEMO ? set.DEMO === '1' : demoByDefault;
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    trustedProxies: set.TRUSTED_PROXIES ?? [],
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    filesUrl: set.FILES_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `${PORTAL} <no-reply@${new URL(publicUrl).hostname}>`,
    smsUrl: set.SMS_URL,
    whatsappUrl: set.WHATSAPP_URL,
    phoneNotices: {
      sms: set.SMS_NOTICES ?? new Map(),
      whatsapp: set.WHATSAPP_NOTICES ?? new Map(),
    },
    clamavUrl: set.CLAMAV_URL,
    dnsServer: set.DNS_SERVER,
    smsCountries: set.SMS_COUNTRIES,
    razorpay: razorpayOf(set),
    reply: set.REPLY_DOMAIN ? { domain: set.REPLY_DOMAIN, server: mailServer(set) } : undefined,
    setByEnvironment: {
      contactEmail: set.CONTACT_EMAIL,
      grievanceOfficer: set.GRIEVANCE_OFFICER ? personIn(set.GRIEVANCE_OFFICER) : undefined,
      senderEmail: addressIn(set.MAIL_FROM),
      mail: set.SMTP_URL !== undefined,
      sms: set.SMS_URL !== undefined,
      payments: razorpayOf(set) !== undefined,
    },
    seller: sellerIn(set),
    backups: {
      folder: resolve(set.BACKUP_DIR ?? join(set.DATA_DIR, 'backups')),
      keep: set.BACKUP_KEEP,
      recipient: set.BACKUP_KEY,
      secret: set.BACKUP_SECRET,
    },
    metricsToken: set.METRICS_TOKEN,
    adminEmail: set.ADMIN_EMAIL,
    adminPassword: set.ADMIN_PASSWORD,
    demo,
    isOpen,
    isDemoLeftOut: isOpen && !set.DEMO && !set.DATABASE_URL,
    role: set.ROLE,
    // Operators want a log line per request; people who try the demo want to see its logins.
    logLevel: set.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
  };
}

function razorpayOf({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
}: Environment): RazorpayKeys | undefined {
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined;
}

function mailServer(set: Environment): MailServer | undefined {
  const { REPLY_PORT: port, REPLY_HOST: host, REPLY_TLS_CERT: cert, REPLY_TLS_KEY: key } = set;
  if (port === undefined) return undefined;
  return { port, host: host ?? '127.0.0.1', tls: cert && key ? { cert, key } : undefined };
}

/** Names the variable but never repeats its value, which may hold a password. */
function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${issue.path.join('.')} ${issue.message}`;
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);

/** The host part of a URL for a HOST: a name for "all interfaces", brackets for IPv6. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The address in `Vritti <jobs@example.in>` or `jobs@example.in`. */
function addressIn(mailFrom: string | undefined): string | undefined {
  return mailFrom && (/<([^<>]+)>$/.exec(mailFrom.trim())?.[1] ?? mailFrom.trim());
}

/** The seller, in the state in which they are registered. */
const sellerIn = ({
  SELLER_NAME: name,
  SELLER_ADDRESS: address,
  SELLER_GSTIN: gstin = null,
}: {
  SELLER_NAME?: string | undefined;
  SELLER_ADDRESS?: string | undefined;
  SELLER_GSTIN?: string | null | undefined;
}): Seller | undefined =>
  name && address ? { name, address, gstin, state: gstin ? stateOfGstin(gstin) : null } : undefined;

/** Reads `Asha Rao <asha@example.in>`. */
function personIn(text: string): { name: string; email: string } {
  const [name = '', email = ''] = text.split(/[<>]/);
  return { name: name.trim(), email };
}

function withoutEndSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
