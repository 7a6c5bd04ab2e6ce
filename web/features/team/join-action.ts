import type { User } from '../../../contract/accounts.ts';
import type { OpenedInvitation } from '../../../contract/team/team.ts';
import { load, refusedStatus } from '../../lib/api/page-context.ts';
import { type Taking, takePosted } from '../../lib/forms/take-posted.ts';
import { linkStart, tokenIn, wrongLink } from '../../lib/links/pasted-link.ts';
import { joinMessages } from './join-messages.ts';

type Context = Taking<object>['context'];

/** What a browser without scripts is shown. */
export interface ShownInvitation {
  invitation: OpenedInvitation;
  /** Null for a guest. */
  reader: Pick<User, 'role' | 'email' | 'email_verified'> | null;
  /** The name of the company that the reader has. */
  ownCompany: string | undefined;
}

/** Shows a browser without scripts the invitation of its link, and lets its reader join. */
export const action = takePosted({
  start: linkStart,
  check: (values, language) => ({ link: wrongLink(values, language) }),
  async send({ values, written, language, context }) {
    const body = { token: tokenIn(values.link) };
    const invitation = await load(context, 'POST /barong/public/team_invitations', { body });
    if (!written['join']) return { shown: { invitation, ...(await readReader(context)) } };
    await load(context, 'POST /barong/resource/team/membership', { body });
    return { outcome: joinMessages[language].joined(invitation.company_name) };
  },
});

async function readReader(context: Context): Promise<Omit<ShownInvitation, 'invitation'>> {
  const me = await unlessRefused(401, load(context, 'GET /barong/resource/users/me', {}));
  if (!me) return { reader: null, ownCompany: undefined };
  const { role, email, email_verified } = me;
  const own =
    role === 'hr'
      ? await unlessRefused(404, load(context, 'GET /barong/resource/hr_profile', {}))
      : null;
  return { reader: { role, email, email_verified }, ownCompany: own?.company_name };
}

/** Null if it was refused with this status. */
async function unlessRefused<T>(status: number, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (refusedStatus(thrown) !== status) throw thrown;
    return null;
  }
}
