// Serves the pages from the development server, with hot reload. Only npm run dev loads this file.
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageSource } from './pages.ts';

/** Puts the development server in front of the app's own routes, on the same port. */
export async function developmentPages(app: FastifyInstance): Promise<PageSource> {
  const vite = await createServer({
    configFile: 'config/vite.ts',
    appType: 'custom',
    // Node reads the configuration itself; a bundled copy of it would restart a watched server.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next);
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages here');
  return {
    load: () => ssr.runner.import('virtual:react-router/server-build'),
    cached: false,
  };
}
