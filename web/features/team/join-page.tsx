import { type FormEvent, type ReactNode, useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { OpenedInvitation } from '../../../contract/team/team.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { dateText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { type Posted, usePosted } from '../../lib/forms/posted.ts';
import { forgetLinkToken } from '../../lib/links/link-token.ts';
import type { linkStart } from '../../lib/links/pasted-link.ts';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { homeOf, loginPath } from '../../lib/paths.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { logOutHere } from '../../lib/session/leaving.ts';
import { useSession } from '../../lib/session/session.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { OpenByLink } from '../../ui/fields/pasted-link.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { LinkPage } from '../../ui/panels/link-page.tsx';
import type { ShownInvitation } from './join-action.ts';
import { joinMessages } from './join-messages.ts';
import { DoneNote } from '../../ui/panels/done-note.tsx';

export { action } from './join-action.ts';
export { postedHeaders as headers } from '../../lib/forms/posted.ts';
export const meta = () => [{ name: 'robots', content: 'noindex' }];

const HERE = '/team/join';
const ENDED = 'resource.team_invitation.ended';

/** The page at the link of an invitation: its content, and the button to join. */
export default function JoinPage() {
  const t = useMessages(joinMessages);
  const posted = usePosted<typeof linkStart, ShownInvitation>();
  const reader = useSession()?.user?.id;
  return (
    <LinkPage
      title={t.title}
      broken={t.broken}
      way={<WayOut />}
      pasted={posted?.values.link}
      unscripted={<Unscripted posted={posted} />}
    >
      {(token) => <Invitation key={reader ?? 'guest'} token={token} />}
    </LinkPage>
  );
}

const READING = 'POST /barong/public/team_invitations';

/** One step after the other: the link, the invitation that it opens, and that somebody has joined. */
function Unscripted({ posted }: { posted: Posted<typeof linkStart, ShownInvitation> | undefined }) {
  const t = useMessages(joinMessages);
  if (posted?.outcome) {
    return (
      <>
        <DoneNote>{posted.outcome}</DoneNote>
        <LinkButton to="/auth/signed-in" variant="secondary" wide>
          {t.toHome}
        </LinkButton>
      </>
    );
  }
  if (posted?.codes.includes(ENDED)) return <Ended text={posted.failure} />;
  if (!posted?.shown) return <OpenByLink route={READING} action={HERE} posted={posted} />;
  return (
    <>
      <InvitationTerms invitation={posted.shown.invitation} />
      <WayIn {...posted.shown} link={posted.values.link} />
    </>
  );
}

/** The token is sent in the body, which is not logged. */
const readInvitation = (token: string) => api(READING, { body: { token } });

function Invitation({ token }: { token: string }) {
  const t = useMessages(joinMessages);
  const language = useLanguage();
  const reader = useSession();
  const [joined, setJoined] = useState('');
  const query = useAnswer(readInvitation, token);
  if (joined) {
    return (
      <>
        <DoneNote>{t.joined(joined)}</DoneNote>
        <LinkButton to="/hr/team" size="lg" wide>
          {t.toTeam}
        </LinkButton>
      </>
    );
  }
  // Trying again would change nothing.
  if (query.error instanceof ApiError && query.error.is(ENDED)) {
    return <Ended text={errorText(query.error, language)} />;
  }
  return (
    <Loaded query={query} failed={t.failed}>
      {(invitation) => (
        <>
          <InvitationTerms invitation={invitation} />
          <WayIn
            token={token}
            invitation={invitation}
            reader={reader && (reader.user ?? {})}
            onJoined={() => {
              forgetLinkToken('token');
              setJoined(invitation.company_name);
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Ended({ text }: { text: string }) {
  return (
    <>
      <NoticeBar tone="danger" role="alert">
        {text}
      </NoticeBar>
      <WayOut />
    </>
  );
}

/** Shown for a link that opens no invitation. */
function WayOut() {
  const t = useMessages(joinMessages);
  const role = useSession()?.user?.role;
  return (
    <LinkButton to={role ? homeOf(role) : '/auth/login'} variant="secondary" wide>
      {role ? t.toHome : t.logIn}
    </LinkButton>
  );
}

function InvitationTerms({ invitation }: { invitation: OpenedInvitation }) {
  const t = useMessages(joinMessages);
  const roles = useMessages(teamRoleMessages);
  const language = useLanguage();
  const { company_name, role, email, invited_by, expires_at } = invitation;
  return (
    <div className="grid gap-2">
      <p className="text-body font-strong wrap-anywhere">
        {t.invites(company_name, roles[role].toLowerCase())}
      </p>
      <p className="note">{roles[`${role}May`]}</p>
      <p className="note wrap-anywhere">
        {invited_by ? `${t.by(invited_by)} ` : null}
        {t.until(dateText(expires_at, language))}
      </p>
      <p className="text-small wrap-anywhere">{t.account(email)}</p>
    </div>
  );
}

interface WayInProps extends Pick<ShownInvitation, 'invitation'> {
  /** Null for a guest. */
  reader: Partial<Pick<User, 'role' | 'email' | 'email_verified'>> | null;
  token?: string;
  onJoined?: () => void;
  /** Without scripts, the link takes the place of the token. */
  link?: string | undefined;
  /** Without scripts: the name of the company that the reader has. */
  ownCompany?: string | undefined;
}

/** The possible actions depend on who reads it. */
function WayIn(props: WayInProps): ReactNode {
  const { invitation, reader, token = '', onJoined, link, ownCompany } = props;
  const t = useMessages(joinMessages);
  const form = useContractForm('POST /barong/resource/team/membership', {
    start: {},
    body: () => ({ token }),
    onSaved: async () => {
      await fetchMe().catch(() => undefined);
      onJoined?.();
    },
  });
  if (!reader) {
    return (
      <div className="grid gap-3">
        <p className="note">{t.guest}</p>
        <LinkButton to={loginPath(HERE)} size="lg" wide>
          {t.logIn}
        </LinkButton>
        <LinkButton
          to={`/auth/register?type=hr&next=${encodeURIComponent(HERE)}`}
          variant="secondary"
          size="lg"
          wide
        >
          {t.register}
        </LinkButton>
      </div>
    );
  }
  if (invitation.is_yours === false) return <OtherAccount email={invitation.email} />;
  const { role } = reader;
  if (role && role !== 'hr') {
    return (
      <div className="grid gap-3">
        <p className="note">{t.seeker}</p>
        <LinkButton to={homeOf(role)} variant="secondary" wide>
          {t.toHome}
        </LinkButton>
      </div>
    );
  }
  if (reader.email_verified === false) return <VerifyFirst email={reader.email ?? ''} />;
  return (
    <Form form={form} action={HERE} className="grid gap-4">
      <input type="hidden" name="link" value={link ?? ''} />
      <input type="hidden" name="join" value="1" />
      {link === undefined ? <GivenUp /> : null}
      {ownCompany ? <NoticeBar tone="time">{t.givesUp(ownCompany)}</NoticeBar> : null}
      <Button {...form.button} size="lg" wide>
        {t.join}
      </Button>
    </Form>
  );
}

/** Somebody who has just registered comes back here once the address is confirmed. */
function VerifyFirst({ email }: { email: string }) {
  const t = useMessages(joinMessages);
  return (
    <div className="grid gap-3">
      <p className="note">{t.verifyFirst}</p>
      <LinkButton
        to={`/auth/verify-otp?${new URLSearchParams({ email, type: 'hr', next: HERE })}`}
        size="lg"
        wide
      >
        {t.verify}
      </LinkButton>
    </div>
  );
}

const readOwnCompany = () => api('GET /barong/resource/hr_profile', {});

/** For somebody who already has a company of their own. */
function GivenUp() {
  const t = useMessages(joinMessages);
  const company = useAnswer(readOwnCompany, '').data;
  return company ? <NoticeBar tone="time">{t.givesUp(company.company_name)}</NoticeBar> : null;
}

/** After logging out, the login with the invited account is offered. */
function OtherAccount({ email }: { email: string }) {
  const t = useMessages(joinMessages);
  const [isBusy, setBusy] = useState(false);
  async function logOut(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await logOutHere();
  }
  return (
    <form
      method="post"
      action="/auth/signed-in"
      className="grid gap-3"
      onSubmit={(event) => void logOut(event)}
    >
      <p className="note wrap-anywhere">{t.otherAccount(email)}</p>
      <Button type="submit" variant="secondary" size="lg" wide busy={isBusy}>
        {t.logOut}
      </Button>
    </form>
  );
}
