export type AccountKind = 'user' | 'hr';

/** From `?type=`: anything that is not `hr` means a job seeker. */
export const accountKindOf = (text: string | null): AccountKind => (text === 'hr' ? 'hr' : 'user');
