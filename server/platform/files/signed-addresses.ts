import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import type { Seal } from '../secrets/seal.ts';
import { isSameSecret } from '../secrets/same-secret.ts';

/** An endpoint that a signed address opens too. */
type SignedRoute = {
  [R in keyof Contract]: Contract[R] extends { signed: true } ? R : never;
}[keyof Contract];

type Params = Readonly<Record<string, string | number>>;

/**
 * Makes an address that opens a file of the caller's without their bearer token, for instance in a
 * new tab. It works for some minutes, and only while their session lasts.
 */
export type SignedAddress = (route: SignedRoute, params: Params) => string;

interface Opening {
  route: string;
  params: Params;
  sessionId: number;
}

/** The path, from `API_BASE` on, with its signature in the query; `now` is in milliseconds. */
export function signedAddress(seal: Seal, opening: Opening, now = Date.now()): string {
  const { route, params, sessionId: session } = opening;
  const expires = Math.floor(now / 1000) + SIGNED_ADDRESS_MINUTES * 60;
  const path = pathWith(route, params);
  const signature = signatureOf(seal, { path, session, expires });
  return `${API_BASE}${path}?session=${session}&expires=${expires}&signature=${signature}`;
}

const SignedQuery = z.object({
  session: z.coerce.number().int().positive(),
  expires: z.coerce.number().int().positive(),
  signature: z.string(),
});

/** Whether a query claims to be signed; `sessionOfAddress` says whether it is. */
export const isSigned = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'signature' in query;

/** The id of the session that an address was signed for; null if it is forged, changed or expired. */
export function sessionOfAddress(
  seal: Seal,
  { route, params, query }: { route: string; params: unknown; query: unknown },
  now = Date.now(),
): number | null {
  const parsed = SignedQuery.safeParse(query);
  if (!parsed.success) return null;
  const { session, expires, signature } = parsed.data;
  // Not the path of the request itself, which may be another name of the same endpoint.
  const path = pathWith(route, (params ?? {}) as Params);
  const isRight = isSameSecret(signature, signatureOf(seal, { path, session, expires }));
  return isRight && now < expires * 1000 ? session : null;
}

/** HMAC-SHA-256 over everything in the address, with a key that signs nothing else. */
const signatureOf = (
  seal: Seal,
  { path, session, expires }: { path: string; session: number; expires: number },
): string =>
  createHmac('sha256', seal.keyFor('signed addresses'))
    .update(JSON.stringify([path, session, expires]))
    .digest('base64url');

const pathWith = (route: string, params: Params): string =>
  (route.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
