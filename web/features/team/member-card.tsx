import { Crown, UserMinus, UserRoundCog } from 'lucide-react';
import type { TeamMember } from '../../../contract/team/team.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { MayDo } from '../../parts/team/may-do.tsx';
import { teamRoleMessages } from '../../parts/team/team-role-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { MoreButton } from '../../ui/overlays/more-button.tsx';
import { Avatar } from '../../ui/panels/avatar.tsx';
import type { OpenedDialog } from './member-dialogs.tsx';
import { teamMessages } from './team-messages.ts';

interface MemberCardProps {
  member: TeamMember;
  isOwn: boolean;
  onOpen: (opened: OpenedDialog) => void;
}

export function MemberCard({ member, isOwn, onOpen }: MemberCardProps) {
  const t = useMessages(teamMessages);
  const roles = useMessages(teamRoleMessages);
  const language = useLanguage();
  const { id, name, email, role, joined_at, last_active_on } = member;
  return (
    <Card
      as="article"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto] items-start gap-x-3 gap-y-1"
    >
      <div className="row-span-2">
        <Avatar id={id} name={name} size="md" />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        <span className="flex gap-2.5">
          <Badge tone={role === 'owner' ? 'brand' : 'outline'}>{roles[role]}</Badge>
          {isOwn ? <Badge>{t.you}</Badge> : null}
        </span>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 note">
        <p className="wrap-anywhere">{email}</p>
        <p>
          <Facts
            of={[
              t.joined(dateText(joined_at, language)),
              last_active_on && t.activeOn(dateText(last_active_on, language)),
            ]}
          />
        </p>
      </div>
      <MayDo call="PUT /barong/resource/team/members/:id" least="owner">
        <Menu trigger={<MoreButton label={t.more(name)} />}>
          <MenuItem icon={UserRoundCog} onSelect={() => onOpen({ dialog: 'role', member })}>
            {t.changeRole}
          </MenuItem>
          {isOwn || role === 'owner' ? null : (
            <MenuItem icon={Crown} onSelect={() => onOpen({ dialog: 'owner', member })}>
              {t.makeOwner}
            </MenuItem>
          )}
          {isOwn ? null : (
            <MenuItem danger icon={UserMinus} onSelect={() => onOpen({ dialog: 'remove', member })}>
              {t.remove}
            </MenuItem>
          )}
        </Menu>
      </MayDo>
    </Card>
  );
}
