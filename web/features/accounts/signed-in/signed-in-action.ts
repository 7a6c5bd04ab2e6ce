import { redirect } from 'react-router';
import { load, pageContext } from '../../../lib/api/page-context.ts';
import { takePosted } from '../../../lib/forms/take-posted.ts';

/** Logs a browser without scripts out. */
export const action = takePosted({
  start: {},
  async send({ context }) {
    await load(context, 'DELETE /barong/identity/sessions', {});
    return redirect('/', {
      status: 303,
      headers: { 'set-cookie': context.get(pageContext).sessionCookie(null) },
    });
  },
});
