// Only the server runs this: it stands in the `action` of a page.
import { redirect } from 'react-router';
import type { Session } from '../../../../contract/accounts.ts';
import { pageContext } from '../../../lib/api/page-context.ts';
import type { Taking } from '../../../lib/forms/take-posted.ts';
import { safeNext } from '../../../lib/paths.ts';
import { withQuery } from '../with-query.ts';

/**
 * Signs in a browser without scripts: it gets its session as a cookie, and the page that says what it can do with it.
 */
export function enter(
  { context, url }: Pick<Taking<object>, 'context' | 'url'>,
  { token }: Pick<Session, 'token'>,
): Response {
  const next = safeNext(url.searchParams.get('next'), '');
  return redirect(withQuery('/auth/signed-in', { next }), {
    status: 303,
    headers: { 'set-cookie': context.get(pageContext).sessionCookie(token) },
  });
}
