import type { FastifyInstance } from 'fastify';
import { readUser } from '../domains/accounts/accounts.ts';
import { rememberBrowser } from '../domains/sessions/sessions.ts';
import type { Services } from '../platform/endpoints.ts';
import { deviceIdOf } from '../platform/http/http.ts';
import { isFromElsewhere, sessionCookie } from '../platform/http/session-cookie.ts';
import { refuse } from '../platform/refusal.ts';
import { readSession, renewSession } from '../platform/sessions.ts';

/**
 * Where a browser whose scripts have come after all gets the session that it holds as a cookie. It goes on under a
 * new token, which the browser keeps as after any login, and the cookie is taken away.
 */
export function serveSessionHandover(app: FastifyInstance, services: Services) {
  const { signInDb: db, seal, publicUrl } = services;
  const cookie = sessionCookie(publicUrl);
  app.post('/auth/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = isFromElsewhere(request, publicUrl) ? undefined : cookie.tokenIn(request);
    const holder = token === undefined ? null : await readSession(db, token);
    if (!holder) throw refuse('identity.session.invalid');
    const user = await readUser({ db, seal }, holder.id);
    await rememberBrowser(db, holder.id, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      deviceId: deviceIdOf(request),
    });
    const fresh = await renewSession(db, holder.session_id);
    return reply.header('set-cookie', cookie.dropping).send({ ...fresh, user });
  });
}
