import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';
import { refuse } from './platform/refusal.ts';
import { contentSecurityPolicy } from './platform/http/safety/security-headers.ts';

const SHOWN_MAX = 50;
const filePattern = /^[\w.@+-]+\.eml$/;

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:24px 16px;color:#0f2326;background:#f1f5f5}
a{color:#0b5e6c}li{margin:8px 0}pre{white-space:pre-wrap;background:#fff;border-top:3px solid #0b5e6c;padding:16px;border-radius:0 0 12px 12px}</style>
</head><body>${body}</body></html>`;

/**
 * Shows the mails of a demo server without a mail server. Only the demo has it, because anybody who can read it can
 * read every code.
 */
export function serveMailViewer(app: FastifyInstance, folder: string) {
  app.get('/dev/mail', async (_request, reply) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((file) => filePattern.test(file))
      .toSorted()
      .toReversed()
      .slice(0, SHOWN_MAX);
    const rows = await Promise.all(
      files.map(async (file) => {
        const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
        const to = mail.to?.map((one) => one.address).join(', ') ?? '';
        return `<li><a href="/dev/mail/${file}">${escape(mail.subject ?? '')}</a><br>${escape(to)}</li>`;
      }),
    );
    const list =
      rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has been sent yet.</p>';
    return sendHtml(reply, page('Mail', `<h1>Mail</h1>${list}`));
  });

  app.get<{ Params: { file: string } }>('/dev/mail/:file', async (request, reply) => {
    const { file } = request.params;
    if (!filePattern.test(file)) throw refuse('request.not_found');
    const bytes = await readFile(path.join(folder, file)).catch(() => {
      throw refuse('request.not_found');
    });
    const mail = await PostalMime.parse(bytes);
    const text = escape(mail.text ?? '').replaceAll(
      /https?:\/\/[^\s<]+/g,
      (url) => `<a href="${url}">${url}</a>`,
    );
    const body = `<p><a href="/dev/mail">All mails</a></p><h1>${escape(mail.subject ?? '')}</h1><pre>${text}</pre>`;
    return sendHtml(reply, page(mail.subject ?? 'Mail', body));
  });
}

const sendHtml = (reply: FastifyReply, body: string) =>
  reply.type('text/html').header('content-security-policy', contentSecurityPolicy()).send(body);
