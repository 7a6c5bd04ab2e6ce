import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { TeamMember } from '../../../contract/team/team.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { NoCompanyYet } from '../../parts/companies/no-company-yet.tsx';
import { PlanRoom } from '../../parts/money/plan-room.tsx';
import { MayDo } from '../../parts/team/may-do.tsx';
import { Button } from '../../ui/button.tsx';
import { CardList } from '../../ui/lists/card-list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ActivitySection } from './activity-section.tsx';
import { useTeam } from './calls.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { MemberCard } from './member-card.tsx';
import {
  DepartureDialog,
  NewOwnerDialog,
  RemovalDialog,
  RoleChangeDialog,
  type OpenedDialog,
} from './member-dialogs.tsx';
import { teamMessages } from './team-messages.ts';
import { PageHead } from '../../ui/panels/page-head.tsx';

/** An only owner can leave only if nobody else is left. */
const isOnlyOwner = (members: readonly TeamMember[], ownId: number | undefined) => {
  const owners = members.filter(({ role }) => role === 'owner');
  return members.length > 1 && owners.length === 1 && owners[0]?.id === ownId;
};

/** Who belongs to the company, who is invited, and who did what. */
export default function TeamPage() {
  const t = useMessages(teamMessages);
  const query = useTeam();
  const ownId = useSession()?.user?.id;
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="grid gap-4 *:min-w-0">
      <PageHead title={t.title} intro={t.intro} />
      <Loaded query={query} failed={t.failed}>
        {({ members, invitations }) =>
          members.length === 0 ? (
            <NoCompanyYet />
          ) : (
            <>
              <section className="grid gap-3">
                <h2 className="text-h2">{t.members}</h2>
                <CardList rows={members}>
                  {(member) => (
                    <MemberCard member={member} isOwn={member.id === ownId} onOpen={setOpened} />
                  )}
                </CardList>
                {isOnlyOwner(members, ownId) ? (
                  <p className="max-w-prose note">{t.onlyOwner}</p>
                ) : (
                  <Button
                    variant="quiet"
                    icon={LogOut}
                    className="justify-self-start"
                    onClick={() => setOpened({ dialog: 'leave', isLast: members.length === 1 })}
                  >
                    {t.leave}
                  </Button>
                )}
              </section>
              <MayDo call="POST /barong/resource/team/invitations" least="owner">
                <PlanRoom allowance="seats" plans="/hr/subscription" />
                <InvitationsSection invitations={invitations} />
              </MayDo>
              <ActivitySection />
            </>
          )
        }
      </Loaded>
      {opened?.dialog === 'role' ? (
        <RoleChangeDialog member={opened.member} onClose={close} />
      ) : null}
      {opened?.dialog === 'owner' ? (
        <NewOwnerDialog member={opened.member} onClose={close} />
      ) : null}
      {opened?.dialog === 'remove' ? (
        <RemovalDialog member={opened.member} onClose={close} />
      ) : null}
      {opened?.dialog === 'leave' ? (
        <DepartureDialog isLast={opened.isLast} onClose={close} />
      ) : null}
    </div>
  );
}
