import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { refuse } from '../refusal.ts';

/**
 * Bodies are JSON (or a form, which `readUpload` reads). An empty one is none, whatever its type
 * says: many clients name a type with every call.
 */
export function readBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text.trim() === '') done(null, undefined);
      else void readJson(request, text, done);
    },
  );
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_, text, done) => {
    if (text === '') done(null, undefined);
    else done(refuse('request.unsupported_type'));
  });
  app.removeContentTypeParser('text/plain');
}

/** The JSON body; a form is of the wrong type where JSON belongs. */
export function bodyOf(request: FastifyRequest, endpoint: Endpoint): unknown {
  if (endpoint.body && request.isMultipart()) throw refuse('request.unsupported_type');
  return request.body;
}
