import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { API_BASE, type Endpoint } from '../../contract/endpoint.ts';
import { type ErrorAnswer, errors, isErrorCode } from '../../contract/errors.ts';
import { contract } from '../../contract/index.ts';
import { declaredCodes } from '../../contract/errors/declared-codes.ts';

const operations = new Map<string, Endpoint>(
  Object.entries<Endpoint>(contract).flatMap(([route, endpoint]) =>
    [route, ...(endpoint.aliases ?? [])].map((name): [string, Endpoint] => {
      const [method = '', path = ''] = name.split(' ');
      return [`${method} ${API_BASE}${path}`, endpoint];
    }),
  ),
);

/** What is wrong with an operation's error answer, as a sentence; null if nothing is. */
function faultOf(operation: string, status: number, codes: readonly string[]): string | null {
  const unknown = codes.find((code) => !isErrorCode(code));
  if (unknown !== undefined) return `${operation} answered ${unknown}, which is in no catalogue`;
  const known = codes.filter(isErrorCode);
  const [first] = known;
  if (first && errors[first].status !== status) {
    return `${operation} answered ${first} with ${status} instead of ${errors[first].status}`;
  }
  const endpoint = operations.get(operation);
  if (!endpoint) return null;
  const declared = declaredCodes(operation.split(' ')[0] ?? '', endpoint);
  const undeclared = known.find((code) => !declared.has(code));
  return undeclared === undefined
    ? null
    : `${operation} answered ${undeclared}, which it does not declare: add it to its \`errors\` in contract/`;
}

const isErrorAnswer = (body: unknown): body is ErrorAnswer =>
  typeof body === 'object' && body !== null && 'errors' in body && 'request_id' in body;

/**
 * Watches every error that the app answers, however it was called. `complain` throws if an operation answered a code
 * that it does not declare; `keep` records the codes.
 */
export function watchErrors(app: FastifyInstance) {
  const met = new Set<string>();
  const faults: string[] = [];
  app.addHook('preSerialization', async ({ method, routeOptions }, reply, body) => {
    if (!isErrorAnswer(body)) return;
    for (const code of body.errors) met.add(code);
    const fault = faultOf(`${method} ${routeOptions.url}`, reply.statusCode, body.errors);
    if (fault !== null) faults.push(fault);
  });
  return {
    complain() {
      const heard = faults.splice(0);
      if (heard.length > 0) throw new Error([...new Set(heard)].join('\n'));
    },
    keep: (file: string) => appendFileSync(file, [...met, ''].join('\n')),
  };
}

/** The codes of the catalogue that no test of the run has produced. */
export function unmetCodes(file: string): string[] {
  const met = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return Object.keys(errors).filter((code) => !met.has(code));
}
