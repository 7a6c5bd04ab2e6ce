import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Language } from '../../contract/endpoint.ts';
import type { Db } from './database.ts';
import { addTask } from './tasks.ts';

/** A mail as the domains write it: plain content, the layout is the same for all. */
export interface Mail {
  to: string;
  /** Where an answer goes, when not to the sender of all our mails. */
  replyTo?: string;
  language: Language;
  subject: string;
  paragraphs: string[];
  /** Shown large, for codes. */
  code?: string;
  link?: { label: string; url: string };
  /** Of mails that one can do without: the page to choose on, and what a mail program posts to. */
  choice?: { label: string; url: string; stopUrl: string };
}

/** Hands a letter to the outside world; rejects when it could not be handed over. */
export type Mailer = (mail: Mail) => Promise<void>;

/**
 * Asks for a mail in the same transaction as the change it speaks of; a background task sends it,
 * again and again until it is delivered to the mail server.
 */
export async function sendMail(db: Db, mail: Mail): Promise<void> {
  await addTask(db, 'send_mail', mail);
}

/** By SMTP to an address such as `smtp://user:password@host:587`. */
export function mailBySmtp(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return async (mail) => {
    await transport.sendMail(layOut(mail));
  };
}

/** As `.eml` files in a folder, for machines without a mail server. */
export function mailToFolder(folder: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from },
  );
  let count = 0;
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const { message } = await transport.sendMail(layOut(mail));
    const name = `${Date.now()}-${String((count += 1)).padStart(4, '0')}-${mail.to.replaceAll(/[^\w.@+-]/g, '_')}`;
    const target = path.join(folder, `${name}.eml`);
    // Whoever reads the folder sees whole letters only.
    await writeFile(`${target}.part`, message as Buffer);
    await rename(`${target}.part`, target);
  };
}

const footers: Record<Language, string> = {
  en: 'Vritti never asks job seekers for money. If somebody does in our name, call 1930.',
  hi: 'Vritti नौकरी के लिए कभी पैसे नहीं माँगता। कोई हमारे नाम से माँगे तो 1930 पर फ़ोन करें।',
};

function layOut(mail: Mail) {
  const { to, replyTo, subject, paragraphs, code, link, language, choice } = mail;
  const lines = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ];
  return {
    // As an address, not as a text in which a library would look for several.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text: [
      ...lines,
      '-- ',
      footers[language],
      ...(choice ? [`${choice.label}: ${choice.url}`] : []),
    ].join('\n\n'),
    html: html({ paragraphs, code, link, language, choice }),
    headers: { 'Auto-Submitted': 'auto-generated', ...(choice ? oneClick(choice.stopUrl) : {}) },
  };
}

/** RFC 8058: a mail program offers to end such mails, and does it by itself with a POST. */
const oneClick = (stopUrl: string) => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`).replaceAll('\n', '<br>');

function html({
  paragraphs,
  code,
  link,
  language,
  choice,
}: Pick<Mail, 'paragraphs' | 'language'> & {
  code: string | undefined;
  link: Mail['link'];
  choice: Mail['choice'];
}): string {
  const style = "font:16px/1.5 'Noto Sans',Roboto,Arial,sans-serif;color:#0F2326";
  const button =
    'display:inline-block;background:#0B5E6C;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none';
  return [
    `<!doctype html><html lang="${language}"><body style="background:#F1F5F5;margin:0;padding:24px">`,
    `<div style="max-width:520px;margin:auto;background:#fff;border-top:3px solid #0B5E6C;border-radius:0 0 12px 12px;padding:24px;${style}">`,
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    code ? `<p style="font-size:30px;letter-spacing:6px;font-weight:600">${escape(code)}</p>` : '',
    link ? `<p><a style="${button}" href="${escape(link.url)}">${escape(link.label)}</a></p>` : '',
    `<p style="color:#566A6E;font-size:13px">${escape(footers[language])}</p>`,
    choice
      ? `<p style="font-size:13px"><a style="color:#0B5E6C" href="${escape(choice.url)}">${escape(choice.label)}</a></p>`
      : '',
    '</div></body></html>',
  ].join('\n');
}
