import type { FastifyInstance } from 'fastify';
import { portalFacts } from './domains/portal-settings/portal-settings.ts';
import type { Services } from './platform/endpoints.ts';
import { refuse } from './platform/refusal.ts';

const DAY_MS = 86_400_000;
/** The RFC recommends less than a year. */
const LIFE_DAYS = 180;

/** Says where to report a vulnerability (RFC 9116); a 404 until a contact is set. */
export function serveSecurityTxt(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'setByEnvironment' | 'publicUrl'>,
) {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { publicUrl } = services;
    const { contactEmail } = await portalFacts(services);
    if (!contactEmail) throw refuse('request.not_found');
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(Date.now() + LIFE_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
