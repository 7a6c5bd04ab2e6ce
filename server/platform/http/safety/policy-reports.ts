import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attemptKey } from '../../limits/attempt-keys.ts';
import { takeAttempt, HOUR_SECONDS } from '../../limits/attempts.ts';
import type { Db } from '../../database.ts';
import { withoutCode } from '../request-line.ts';
import { POLICY_REPORTS_PATH } from './security-headers.ts';

const REPORT_MAX_BYTES = 16_384;
/** Any more from one network in an hour are dropped. */
const REPORTS_PER_HOUR = 30;

const text = z.string().max(4_096).optional();
/** What a browser reports to `report-uri`, and each entry of what it reports to `report-to`. */
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});

/** An address without query, fragment and code, which may contain something private. */
const placeIn = (address = '') => withoutCode(address.split(/[?#]/)[0] ?? '').slice(0, 200);

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
}

function violationIn(report: unknown): Violation | undefined {
  const old = OldReport.safeParse(report).data?.['csp-report'];
  if (old) {
    const directive = old['effective-directive'] ?? old['violated-directive'];
    return {
      directive: directive?.slice(0, 100),
      blocked: placeIn(old['blocked-uri']),
      page: placeIn(old['document-uri']),
    };
  }
  const body = NewReport.safeParse(report).data?.body;
  return (
    body && {
      directive: body.effectiveDirective?.slice(0, 100),
      blocked: placeIn(body.blockedURL),
      page: placeIn(body.documentURL),
    }
  );
}

function reportsIn({ body }: FastifyRequest): unknown[] {
  try {
    return [JSON.parse(String(body))].flat().slice(0, 10);
  } catch {
    return [];
  }
}

/** Receives the reports of browsers about a violated Content-Security-Policy, and logs them. */
export async function takePolicyReports(app: FastifyInstance, db: Db): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: REPORT_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(POLICY_REPORTS_PATH, async (request, reply) => {
      const key = attemptKey('policy-report', { address: request.ip });
      const left = await takeAttempt(db, { key, most: REPORTS_PER_HOUR, seconds: HOUR_SECONDS });
      const violations = left === null ? [] : reportsIn(request).map(violationIn);
      for (const policy of violations) {
        if (policy) request.log.warn({ policy }, 'a page broke its content security policy');
      }
      return reply.code(204).send();
    });
  });
}
