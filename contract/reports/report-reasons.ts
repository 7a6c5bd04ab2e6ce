/** Why somebody reports a job, a company or messages, in the order of the forms. */
export const reportReasons = ['money', 'fraud', 'harassment', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
