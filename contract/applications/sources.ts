/**
 * How the seeker came to the job, as it is noted with the application at the moment of sending:
 * `message` is the text of the share kit, `qr` a code of it, `shared_link` a link that somebody passed
 * on, `direct` whatever is not known, and `api` a program that does not say.
 */
export const applicationSources = [
  'search',
  'recommended',
  'company_page',
  'alert',
  'message',
  'qr',
  'shared_link',
  'referral',
  'direct',
  'api',
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** The sources that a sender may name. A referral is recognised by its code instead. */
export const declaredSources = applicationSources.filter((source) => source !== 'referral');
export type DeclaredSource = (typeof declaredSources)[number];

/** Parameters of a job's address: how somebody came to it, and the code of who referred them. */
export const SOURCE_PARAMETER = 'from';
export const REFERRAL_PARAMETER = 'ref';
