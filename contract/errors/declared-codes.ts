import { type Endpoint, isFor, leastTeamRole } from '../endpoint.ts';
import { teamRoles } from '../team/team-roles.ts';
import type { ErrorCode } from '../errors.ts';

// The codes that each kind of endpoint may answer beyond its own. They come from `admit` and
// `receive` in endpoints.ts and from the body parsers.
const everywhere: ErrorCode[] = [
  'request.invalid_value',
  // Any call, a GET too, may say that its body is compressed in a way that nobody knows.
  'request.unsupported_type',
  'request.address_too_long',
  'server.busy',
  'server.not_ready',
  'server.internal_error',
];
const ofSessions: ErrorCode[] = [
  'identity.session.invalid',
  'jwt.decode_and_verify',
  'identity.session.not_active',
  'identity.session.banned',
  'identity.session.deleted',
];
const ofCsrf: ErrorCode[] = ['authz.missing_csrf_token', 'authz.csrf_token_mismatch'];
const ofPaths: ErrorCode[] = ['request.not_found', 'request.unreadable', 'request.too_large'];
/** The body of any call but GET is parsed, whether the endpoint wants one or not. */
const ofSending: ErrorCode[] = ['request.unreadable', 'request.too_large'];
const ofInput: ErrorCode[] = [
  'request.missing',
  'request.too_long',
  'request.too_many',
  'request.too_low',
  'request.too_high',
];

/**
 * Every code that an endpoint may answer: those it lists and those implied by its kind. `method` is
 * in capitals.
 */
export function declaredCodes(method: string, endpoint: Endpoint): Set<ErrorCode> {
  const isClosed = endpoint.who !== 'anyone';
  const isOfOneRole = isClosed && endpoint.who !== 'account';
  const isGet = method.toUpperCase() === 'GET';
  const least = leastTeamRole(`${method.toUpperCase()} `, endpoint);
  const takesInput = endpoint.body ?? endpoint.query ?? endpoint.upload;
  return new Set([
    ...(endpoint.errors ?? []),
    ...(isClosed ? ofSessions : []),
    ...(isClosed && !isGet ? ofCsrf : []),
    ...(isOfOneRole ? (['authz.unauthorized'] as const) : []),
    ...(least && least !== teamRoles[0] ? (['authz.team_role'] as const) : []),
    ...(isOfOneRole && isFor(endpoint.who, 'admin')
      ? (['authz.second_step_required'] as const)
      : []),
    ...(endpoint.verified ? (['identity.user.not_verified'] as const) : []),
    ...(endpoint.accepted ? (['authz.terms_not_accepted'] as const) : []),
    ...(endpoint.recentlyAuthenticated ? (['authz.reauthentication_required'] as const) : []),
    ...(endpoint.signed ? (['request.address_ended'] as const) : []),
    ...(endpoint.params ? ofPaths : []),
    ...(isGet ? [] : ofSending),
    ...(takesInput ? ofInput : []),
    ...everywhere,
  ]);
}
