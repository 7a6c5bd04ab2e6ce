import { type ReactNode, useState } from 'react';
import type { OpenedInvitation } from '../../../contract/team/team.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { dateText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { forgetLinkToken } from '../../lib/links/link-token.ts';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { homeOf, loginPath } from '../../lib/paths.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';
import { logOutHere } from '../../lib/session/leaving.ts';
import { useSession } from '../../lib/session/session.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { LinkPage } from '../../ui/panels/link-page.tsx';
import { joinMessages } from './join-messages.ts';
import { DoneNote } from '../../ui/panels/done-note.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const HERE = '/team/join';

/** The page at the link of an invitation: its content, and the button to join. */
export default function JoinPage() {
  const t = useMessages(joinMessages);
  const reader = useSession()?.user?.id;
  return (
    <LinkPage title={t.title} broken={t.broken} way={<WayOut />}>
      {(token) => <Invitation key={reader ?? 'guest'} token={token} />}
    </LinkPage>
  );
}

/** The token is sent in the body, which is not logged. */
const readInvitation = (token: string) =>
  api('POST /barong/public/team_invitations', { body: { token } });

function Invitation({ token }: { token: string }) {
  const t = useMessages(joinMessages);
  const language = useLanguage();
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
  if (query.error instanceof ApiError && query.error.is('resource.team_invitation.ended')) {
    return (
      <>
        <NoticeBar tone="danger" role="alert">
          {errorText(query.error, language)}
        </NoticeBar>
        <WayOut />
      </>
    );
  }
  return (
    <Loaded query={query} failed={t.failed}>
      {(invitation) => (
        <>
          <InvitationTerms invitation={invitation} />
          <WayIn
            token={token}
            invitation={invitation}
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
      <p className="text-small text-ink-2">{roles[`${role}May`]}</p>
      <p className="text-small wrap-anywhere text-ink-2">
        {invited_by ? `${t.by(invited_by)} ` : null}
        {t.until(dateText(expires_at, language))}
      </p>
      <p className="text-small wrap-anywhere">{t.account(email)}</p>
    </div>
  );
}

interface WayInProps {
  token: string;
  invitation: OpenedInvitation;
  onJoined: () => void;
}

/** The possible actions depend on who reads it. */
function WayIn({ token, invitation, onJoined }: WayInProps): ReactNode {
  const t = useMessages(joinMessages);
  const session = useSession();
  const form = useContractForm('POST /barong/resource/team/membership', {
    start: {},
    body: () => ({ token }),
    onSaved: async () => {
      await fetchMe().catch(() => undefined);
      onJoined();
    },
  });
  if (!session) {
    return (
      <div className="grid gap-3">
        <p className="text-small text-ink-2">{t.guest}</p>
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
  const role = session.user?.role;
  if (role && role !== 'hr') {
    return (
      <div className="grid gap-3">
        <p className="text-small text-ink-2">{t.seeker}</p>
        <LinkButton to={homeOf(role)} variant="secondary" wide>
          {t.toHome}
        </LinkButton>
      </div>
    );
  }
  if (session.user?.email_verified === false)
    return <VerifyFirst email={session.user.email ?? ''} />;
  return (
    <Form form={form} className="grid gap-4">
      <GivenUp />
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
      <p className="text-small text-ink-2">{t.verifyFirst}</p>
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
  async function logOut() {
    setBusy(true);
    await logOutHere();
  }
  return (
    <div className="grid gap-3">
      <p className="text-small wrap-anywhere text-ink-2">{t.otherAccount(email)}</p>
      <Button variant="secondary" size="lg" wide busy={isBusy} onClick={() => void logOut()}>
        {t.logOut}
      </Button>
    </div>
  );
}
