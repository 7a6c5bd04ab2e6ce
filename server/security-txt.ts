import type { FastifyInstance } from 'fastify';

const DAY_MS = 86_400_000;
/** The RFC recommends less than a year. */
const LIFE_DAYS = 180;

/** Tells where to report a vulnerability (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  { contactEmail, publicUrl }: { contactEmail: string; publicUrl: string },
) {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(Date.now() + LIFE_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
