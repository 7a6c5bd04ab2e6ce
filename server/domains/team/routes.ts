import { team } from '../../../contract/team/team.ts';
import { teamActivity } from '../../../contract/team/team-activity.ts';
import { routes } from '../../platform/endpoints.ts';
import { readActivity } from './activity.ts';
import {
  inviteMember,
  joinTeam,
  openInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './invitations.ts';
import { changeRole, leaveTeam, makeOwner, readTeam, removeMember } from './team.ts';

export const teamRoutes = routes(
  { ...team, ...teamActivity },
  {
    'GET /barong/resource/team': ({ db, account }) => readTeam(db, account),
    'POST /barong/resource/team/invitations': ({ account, body, language, ...services }) =>
      inviteMember(services, account, { ...body, language }),
    'POST /barong/resource/team/invitations/:id/mail': ({
      account,
      params,
      language,
      ...services
    }) => sendInvitationAgain(services, account, { id: params.id, language }),
    'DELETE /barong/resource/team/invitations/:id': async ({ db, account, params }) => {
      await withdrawInvitation(db, account, params.id);
      return { message: 'Invitation withdrawn' };
    },
    'POST /barong/public/team_invitations': ({ db, account, body, from }) =>
      openInvitation(db, account, body.token, from),
    'POST /barong/resource/team/membership': ({ db, account, body, from }) =>
      joinTeam(db, account, body.token, from),
    'PUT /barong/resource/team/members/:id': ({ account, params, body, ...services }) =>
      changeRole(services, account, { id: params.id, ...body }),
    'DELETE /barong/resource/team/members/:id': async ({ account, params, ...services }) => {
      await removeMember(services, account, params.id);
      return { message: 'Member removed' };
    },
    'POST /barong/resource/team/owners': ({ account, body, ...services }) =>
      makeOwner(services, account, body),
    'POST /barong/resource/team/departure': async ({ account, ...services }) => {
      await leaveTeam(services, account);
      return { message: 'You have left the company' };
    },
    'GET /barong/resource/team/activity': ({ db, account, query }) =>
      readActivity(db, account, query),
  },
);
