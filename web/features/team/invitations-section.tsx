import type { TeamInvitation } from '../../../contract/team/team.ts';
import type { givenRoles } from '../../../contract/team/team-roles.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CardList } from '../../ui/lists/card-list.tsx';
import { useFreshTeam, useInvitationChange } from './calls.ts';
import { RoleField } from './role-field.tsx';
import { teamMessages } from './team-messages.ts';
import { DOT } from '../../lib/format/separator.ts';
import { EMAIL_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

/** For owners: a form for a new invitation, and the open ones. */
export function InvitationsSection({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const t = useMessages(teamMessages);
  return (
    <section className="grid gap-3">
      <h2 className="text-h2">{t.invite}</h2>
      <InviteForm />
      {invitations.length > 0 ? (
        <>
          <h3 className="mt-2 text-h3">{t.invited}</h3>
          <CardList rows={invitations}>
            {(invitation) => <InvitationCard invitation={invitation} />}
          </CardList>
        </>
      ) : null}
    </section>
  );
}

function InviteForm() {
  const t = useMessages(teamMessages);
  const start: { email: string; role: (typeof givenRoles)[number] } = {
    email: '',
    role: 'recruiter',
  };
  const form = useContractForm('POST /barong/resource/team/invitations', {
    start,
    saved: ({ email }) => ({ title: t.sent(email) }),
    onSaved: useFreshTeam(),
  });
  return (
    <Card>
      <Form form={form} className="grid gap-4">
        <p className="note">{t.inviteText}</p>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField
            {...form.field('email')}
            label={t.email}
            type="email"
            required
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="off"
          />
          <RoleField {...form.field('role')} label={t.role} />
        </div>
        <Button {...form.button} className="md:justify-self-start">
          {t.send}
        </Button>
      </Form>
    </Card>
  );
}

function InvitationCard({ invitation }: { invitation: TeamInvitation }) {
  const t = useMessages(teamMessages);
  const roles = useMessages(teamRoleMessages);
  const language = useLanguage();
  const { id, email, role, sent_at, expires_at, expired } = invitation;
  const invited = useInvitationChange({
    failed: t.notChanged,
    done: (_answer, { change }) => (change === 'mail' ? t.sent(email) : t.withdrawn(email)),
  });

  return (
    <Card as="article" className="grid gap-3">
      <div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h4 className="font-strong wrap-anywhere">{email}</h4>
          <Badge tone="outline">{roles[role]}</Badge>
          {expired ? <Badge tone="outline">{t.expired}</Badge> : null}
        </div>
        <p className="note">
          {t.sentOn(dateText(sent_at, language))}
          {expired ? null : `${DOT}${t.endsOn(dateText(expires_at, language))}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t.againTo(email)}
          busy={invited.isBusy}
          onClick={() => void invited.run({ id, change: 'mail' })}
        >
          {t.again}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t.withdrawOf(email)}
          busy={invited.isBusy}
          onClick={() => void invited.run({ id, change: 'withdraw' })}
        >
          {t.withdraw}
        </Button>
      </div>
    </Card>
  );
}
