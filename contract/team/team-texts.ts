import type { Language } from '../endpoint.ts';
import type { TeamRole } from './team-roles.ts';

/** What the roles in a team are called within a sentence. */
export const teamRoleNames: Record<Language, Record<TeamRole, string>> = {
  en: { viewer: 'viewer', interviewer: 'interviewer', recruiter: 'recruiter', owner: 'owner' },
  hi: { viewer: 'व्यूअर', interviewer: 'इंटरव्यूअर', recruiter: 'रिक्रूटर', owner: 'ओनर' },
};

/** What changed in a team: for the member whom it concerns, and for the owners. */
export const teamChanges = ['role_changed', 'removed', 'joined', 'left'] as const;
export type TeamChange = (typeof teamChanges)[number];

interface Change {
  company_name: string;
  change: TeamChange;
  /** The role that the member has now; null for whoever is no longer in the team. */
  role: TeamRole | null;
}

const asRole: Record<TeamRole, string> = {
  viewer: 'a viewer',
  interviewer: 'an interviewer',
  recruiter: 'a recruiter',
  owner: 'an owner',
};

/** What changed in a team, as the notification about it says. Names nobody, because people may leave for good. */
export const teamChangeTexts: Record<Language, (change: Change) => string> = {
  en: ({ company_name, change, role }) =>
    ({
      role_changed: `You are now ${asRole[role ?? 'viewer']} in the team of ${company_name}`,
      removed: `You are no longer in the team of ${company_name}`,
      joined: `Somebody has joined the team of ${company_name} as ${asRole[role ?? 'viewer']}`,
      left: `Somebody has left the team of ${company_name}`,
    })[change],
  hi: ({ company_name, change, role }) =>
    ({
      role_changed: `${company_name} की टीम में अब आपकी भूमिका: ${teamRoleNames.hi[role ?? 'viewer']}`,
      removed: `आप अब ${company_name} की टीम में नहीं हैं`,
      joined: `${company_name} की टीम में कोई नया सदस्य आया है, भूमिका: ${teamRoleNames.hi[role ?? 'viewer']}`,
      left: `किसी ने ${company_name} की टीम छोड़ दी है`,
    })[change],
};
