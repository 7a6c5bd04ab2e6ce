import { sql } from 'kysely';
import { CREATED, EXPIRES, type Tables, toldAs } from '../../platform/personal.ts';

const companyOf = (table: 'team_invitations' | 'team_events') =>
  toldAs(
    { en: 'Company', hi: 'कंपनी' },
    sql`(select companies.name from companies where companies.id = ${sql.ref(`${table}.company_id`)})`,
  );
const ROLE = { en: 'Role in the team', hi: 'टीम में भूमिका' };

export const teamTables = {
  team_invitations: {
    words: { en: 'Invitations into teams', hi: 'टीमों के न्योते' },
    rowsOf: ({ email }) => sql`lower(team_invitations.email) = lower(${email}::text)`,
    columns: {
      id: 'inner',
      company_id: companyOf('team_invitations'),
      email: { en: 'Email address', hi: 'ईमेल पता' },
      role: ROLE,
      token_hash: 'secret',
      invited_by: 'inner',
      created_at: CREATED,
      sent_at: { en: 'Sent', hi: 'कब भेजा गया' },
      expires_at: EXPIRES,
    },
  },
  team_events: {
    words: { en: 'What happened in your team', hi: 'आपकी टीम में क्या हुआ' },
    rowsOf: ({ id }) => sql`(team_events.actor_id = ${id} or team_events.member_id = ${id})`,
    columns: {
      id: 'inner',
      company_id: companyOf('team_events'),
      kind: { en: 'What happened', hi: 'क्या हुआ' },
      actor_id: 'inner',
      member_id: 'inner',
      role: ROLE,
      created_at: CREATED,
    },
  },
} satisfies Tables;
