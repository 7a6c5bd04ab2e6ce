/** Why somebody reports a job, a company or messages, in the order of the forms. */
export const reportReasons = ['money', 'fraud', 'harassment', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * Why somebody reports a person: they are somebody else, invent work or certificates, write what is abusive,
 * ask for money, or show what belongs to others.
 */
export const profileReportReasons = [
  'identity',
  'invented',
  'harassment',
  'money',
  'data',
  'other',
] as const;
export type ProfileReportReason = (typeof profileReportReasons)[number];

/** The reasons of all kinds of reports. */
export const anyReportReasons = [...new Set([...reportReasons, ...profileReportReasons])] as const;
export type AnyReportReason = ReportReason | ProfileReportReason;
