import type { FastifyInstance, FastifyRequest } from 'fastify';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A long letter in Devanagari, every byte of it written as three characters. */
const FORM_MAX_BYTES = 262_144;

/** Lets the routes of this scope read what a form sends without scripts. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
}

/** What the form sent, as it came; nothing when the body is of another type. */
export const formBodyOf = ({ body }: FastifyRequest): string =>
  typeof body === 'string' ? body : '';
