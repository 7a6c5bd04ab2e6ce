import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { refuse } from '../refusal.ts';

/**
 * Parses JSON bodies; forms are left to `readUpload`. An empty body counts as none, whatever its
 * content type, because many clients send a type with every call.
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

/**
 * The parsed JSON body, or undefined when there is none. Refuses a form where the endpoint expects
 * JSON.
 */
export function bodyOf(request: FastifyRequest, endpoint: Endpoint): unknown {
  if (endpoint.body && request.isMultipart()) throw refuse('request.unsupported_type');
  return request.body;
}
