import type { Language } from '../endpoint.ts';
import type { TeamRole } from './team-roles.ts';

/** What the roles in a team are called within a sentence. */
export const teamRoleNames: Record<Language, Record<TeamRole, string>> = {
  en: { viewer: 'viewer', interviewer: 'interviewer', recruiter: 'recruiter', owner: 'owner' },
  hi: { viewer: 'व्यूअर', interviewer: 'इंटरव्यूअर', recruiter: 'रिक्रूटर', owner: 'ओनर' },
};

/** What changed in a team: for the member whom it concerns, and for the owners. */
export const teamChanges = ['role_changed', 'removed', 'joined', 'left'] as const;
type TeamChange = (typeof teamChanges)[number];

interface Change {
  company_name: string;
  change: TeamChange;
  /** The role that the member has now; null if they are no longer in the team. */
  role: TeamRole | null;
}

const asRole: Record<TeamRole, string> = {
  viewer: 'a viewer',
  interviewer: 'an interviewer',
  recruiter: 'a recruiter',
  owner: 'an owner',
};

/**
 * What changed in a team, in the words of the notification. Without names: that of a deleted
 * account would stay in it.
 */
export const teamChangeTexts: Record<Language, (change: Change) => string> = {
  en: ({ company_name: company, change, role }) => {
    const as = role ? asRole[role] : '';
    const team = `the team of ${company}`;
    return {
      role_changed: `You are now ${as} ${role === 'owner' ? `of ${company}` : `in ${team}`}`,
      removed: `You are no longer in ${team}`,
      joined: `Somebody has joined ${team} as ${as}`,
      left: `Somebody is no longer in ${team}`,
    }[change];
  },
  hi: ({ company_name: company, change, role }) => {
    const as = role ? teamRoleNames.hi[role] : '';
    return {
      role_changed: `${company} की टीम में अब आपकी भूमिका: ${as}`,
      removed: `आप अब ${company} की टीम में नहीं हैं`,
      joined: `${company} की टीम में कोई नया सदस्य आया है, भूमिका: ${as}`,
      left: `${company} की टीम का एक सदस्य अब टीम में नहीं है`,
    }[change];
  },
};
