/**
 * `met`: there were must-haves, and the answers meet all of them; `missed`: they miss at least one.
 */
export const mustHaveResults = ['met', 'missed'] as const;
