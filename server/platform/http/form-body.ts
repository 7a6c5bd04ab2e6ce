import type { FastifyInstance, FastifyRequest } from 'fastify';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
/**
 * In bytes: enough for a long letter in Devanagari, each byte of which is sent as three characters.
 */
const FORM_MAX_BYTES = 262_144;

/** Lets the routes of this scope read forms that are sent without scripts. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/** The undecoded body of a form; empty if the body is of another type. */
export const formBodyOf = ({ body }: FastifyRequest): string =>
  typeof body === 'string' ? body : '';
