/**
 * `claim`: somebody says that a company is theirs. `look_alike`: it could be taken for a known one.
 * `paper`: a paper of it with a number.
 */
export const checkKinds = ['claim', 'look_alike', 'paper'] as const;
export type CheckKind = (typeof checkKinds)[number];
