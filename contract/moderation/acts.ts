/**
 * `held`: nobody finds the job or applies until moderators have looked at it; `released` ends that, and takes
 * a removal back; `removed`: for good; `warned`: it stays open.
 */
export const moderationActs = ['held', 'released', 'removed', 'warned'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/**
 * About a person. `held`: no company finds the profile, and its public address shows nothing, until it is
 * `released`; `warned`: it stays as it is. Somebody who has to go is banned instead.
 */
export const profileActs = ['held', 'released', 'warned'] as const satisfies ModerationAct[];
export type ProfileAct = (typeof profileActs)[number];
