/**
 * `held`: nobody finds the job or applies until moderators have looked at it; `released` ends that, and takes
 * a removal back; `removed`: for good; `warned`: it stays open.
 */
export const moderationActs = ['held', 'released', 'removed', 'warned'] as const;
export type ModerationAct = (typeof moderationActs)[number];
