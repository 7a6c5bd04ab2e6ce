import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RawBuilder } from 'kysely';
import type { Language } from '../../contract/endpoint.ts';
import {
  DEFAULT_NAME,
  namedThroughout,
  PORTAL,
  withPortalName,
} from '../../contract/portal-settings/portal-name.ts';
import type { Db } from './database.ts';
import { type CalendarInvitation, invitationOf } from './calendar/calendar.ts';
import { type MailContent, type MailLook, mailPage } from './mail-page.ts';
import { isThisMachine } from './network/loopback.ts';
import { addingTasks, addTasks, SEND_MAIL } from './tasks.ts';

/** The person whom a mail is for. */
export interface Addressee {
  email: string;
  name: string;
  language: Language;
}

/** An addressee with an account. */
export interface AccountHolder extends Addressee {
  id: number;
}

/** A mail as the domains write it: plain content in the layout that all mails share. */
export interface Mail extends MailContent {
  to: string;
  /** Where replies go instead of to the sender of all our mails. */
  replyTo?: string;
  /** Attached files, with their bytes in base64. */
  attachments?: { name: string; mediaType: string; base64: string }[];
  /**
   * An entry that is added to the reader's calendar, changed there or removed; `name` is the
   * reader's.
   */
  invitation?: CalendarInvitation & { name: string };
  /**
   * Where the reader's answer belongs, if mails can be answered: to one of these conversations, each
   * with an entry if there are several, or to the one about an application.
   */
  answers?: { account: number; conversations?: number[]; application?: number };
  /**
   * Names the mail whenever its delivery is tried: most mail programs show a mail that came twice
   * once.
   */
  messageId?: string;
  /** The account during whose quiet hours the mail waits; without one it is sent at once. */
  canWaitFor?: number;
}

/** Delivers a mail to a mail server or folder, and returns its answer; rejects if that fails. */
export type Mailer = (mail: Mail, look?: MailLook) => Promise<string>;

const PRODUCT_LOOK: MailLook = { name: DEFAULT_NAME, accent: null, accentDark: null };

/**
 * Queues a mail in the transaction of the change it reports. A background task sends it, and
 * retries until the mail server takes it.
 */
export const sendMail = (db: Db, mail: Mail): Promise<void> => sendMails(db, [mail]);

/** The same for several mails; those that can wait are sent after all others. */
export async function sendMails(db: Db, mails: readonly Mail[]): Promise<void> {
  const { now = [], later = [] } = Object.groupBy(mails, ({ canWaitFor }) =>
    canWaitFor === undefined ? 'now' : 'later',
  );
  await addTasks(db, SEND_MAIL, now);
  await addTasks(db, SEND_MAIL, later, { canWait: true });
}

/** The same as an SQL expression for mails that can wait; `mails` is a query for one column. */
export const sendingMails = (mails: RawBuilder<unknown>): RawBuilder<unknown> =>
  addingTasks(SEND_MAIL, mails, { canWait: true });

/** Loaded with the first mail: most starts and commands send none. */
const library = () => import('nodemailer');

/**
 * Mails of one moment share connections. None is kept for longer: a network on the way may drop it
 * silently, and the next mail would wait for an answer that never comes.
 */
const shared = { pool: true, maxConnections: 4, idleTimeout: 1_000 } as const;

/** Sends by SMTP to a URL such as `smtp://user:password@host:587`. */
export function mailBySmtp(smtpUrl: string, from: string): Mailer {
  const open = async () =>
    (await library()).createTransport({ ...shared, url: encrypted(smtpUrl) });
  let opened: ReturnType<typeof open> | undefined;
  return async (mail, look) => {
    const transport = await (opened ??= open());
    const { response } = await transport.sendMail(layOut(mail, from, look));
    return response;
  };
}

/**
 * Mails hold codes and links that sign in, so a mail server on another machine must offer
 * encryption before it gets any, unless the URL ends in `?requireTLS=false`.
 */
function encrypted(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isPlain = url.protocol === 'smtp:' && !isThisMachine(smtpUrl);
  if (isPlain && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Writes `.eml` files to a folder, for machines without a mail server. */
export function mailToFolder(folder: string, from: string): Mailer {
  const kept = { streamTransport: true, buffer: true, newline: 'unix' } as const;
  const open = async () => (await library()).createTransport(kept);
  let opened: ReturnType<typeof open> | undefined;
  let count = 0;
  return async (mail, look) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const transport = await (opened ??= open());
    const { message } = await transport.sendMail(layOut(mail, from, look));
    const name = `${Date.now()}-${String((count += 1)).padStart(4, '0')}-${mail.to.replaceAll(/[^\w.@+-]/g, '_')}`;
    const target = path.join(folder, `${name}.eml`);
    // Readers of the folder must only see complete mails.
    await writeFile(`${target}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${target}.part`, target);
    return target;
  };
}

const footers: Record<Language, string> = {
  en: `${PORTAL} never asks job seekers for money. If somebody does in our name, call 1930.`,
  hi: `${PORTAL} नौकरी के लिए कभी पैसे नहीं माँगता। कोई हमारे नाम से माँगे तो 1930 पर फ़ोन करें।`,
};

function layOut(written: Mail, sender: string, look: MailLook = PRODUCT_LOOK) {
  const from = withPortalName(sender, look.name);
  const mail = namedThroughout(written, look.name);
  const footer = withPortalName(footers[mail.language], look.name);
  const {
    to,
    replyTo,
    subject,
    paragraphs,
    entries = [],
    closing,
    code,
    link,
    attachments = [],
    invitation,
    choice,
    messageId,
  } = mail;
  const lines = [
    ...paragraphs,
    ...entries.map(({ title, text, url }) => `${title}\n${text}\n${url}`),
    ...(closing ? [closing] : []),
    ...(code ? [code] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ];
  return {
    from,
    // An object, because in a text the library would look for several addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...(messageId ? { messageId: `<${messageId}@${addressIn(from).split('@').at(-1)}>` } : {}),
    subject,
    text: [...lines, '-- ', footer, ...(choice ? [`${choice.label}: ${choice.url}`] : [])].join(
      '\n\n',
    ),
    html: mailPage(mail, { footer, look }),
    attachments: attachments.map(({ name, mediaType, base64 }) => ({
      filename: name,
      contentType: mediaType,
      content: base64,
      encoding: 'base64',
    })),
    ...(invitation ? { icalEvent: calendarPart(invitation, { from, to }) } : {}),
    headers: { 'Auto-Submitted': 'auto-generated', ...(choice ? oneClick(choice.stopUrl) : {}) },
  };
}

/** Included twice, because mail programs look either for another form of the text or for a file. */
const calendarPart = (
  { name, ...invitation }: NonNullable<Mail['invitation']>,
  { from, to }: { from: string; to: string },
) => ({
  method: invitation.method,
  filename: 'invite.ics',
  content: invitationOf(invitation, { from: addressIn(from), to: { name, email: to } }, new Date()),
});

/** The address of a sender such as `Vritti <hello@vritti.example>`. */
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** One-click unsubscription (RFC 8058): the mail program offers it and sends the POST itself. */
const oneClick = (stopUrl: string) => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
