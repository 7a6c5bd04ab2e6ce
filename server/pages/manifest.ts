import type { FastifyInstance } from 'fastify';
import { PORTAL } from '../../contract/portal-settings/portal-name.ts';
import { portalFacts } from '../domains/portal-settings/portal-settings.ts';
import type { Services } from '../platform/endpoints.ts';

const PAGE = '#f1f5f5';
const BRAND = '#0b5e6c';

/** What a phone needs to put the portal among its apps (W3C Web Application Manifest). */
export function serveManifest(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'setByEnvironment'>,
) {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { accent, logo } = (await portalFacts(services)).look;
    const manifest = {
      name: PORTAL,
      short_name: PORTAL,
      start_url: '/',
      display: 'minimal-ui',
      background_color: PAGE,
      theme_color: accent ?? BRAND,
      icons: logo
        ? [
            { src: logo.icon, sizes: '192x192', type: 'image/png' },
            { src: logo.largeIcon, sizes: '512x512', type: 'image/png' },
          ]
        : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(manifest));
  });
}
