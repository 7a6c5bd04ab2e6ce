// Written by `npm run generate`.
import { accountErrors } from '../accounts/account-errors.ts';
import { advertisementErrors } from '../advertisements/advertisement-errors.ts';
import { applicationErrors } from '../applications/application-errors.ts';
import { referralErrors } from '../applications/referral-errors.ts';
import { breachErrors } from '../breaches/breach-errors.ts';
import { candidateErrors } from '../candidates/candidate-errors.ts';
import { companyErrors } from '../companies/company-errors.ts';
import { contactErrors } from '../contact/contact-errors.ts';
import { conversationErrors } from '../conversations/conversation-errors.ts';
import { documentErrors } from '../documents/document-errors.ts';
import { versionErrors } from '../fields/version-errors.ts';
import { interviewErrors } from '../interviews/interview-errors.ts';
import { conditionErrors } from '../jobs/condition-errors.ts';
import { featuredJobErrors } from '../jobs/featured-job-errors.ts';
import { jobImportErrors } from '../jobs/job-import-errors.ts';
import { textErrors } from '../jobs/text-check/text-errors.ts';
import { legalErrors } from '../legal/legal-errors.ts';
import { moderationErrors } from '../moderation/moderation-errors.ts';
import { invoiceErrors } from '../money/invoice-errors.ts';
import { moneyErrors } from '../money/money-errors.ts';
import { nomineeErrors } from '../nominees/nominee-errors.ts';
import { offerErrors } from '../offers/offer-errors.ts';
import { settingErrors } from '../portal-settings/setting-errors.ts';
import { reportErrors } from '../reports/report-errors.ts';
import { scoreCardErrors } from '../score-cards/score-card-errors.ts';
import { teamErrors } from '../team/team-errors.ts';
import { testimonialErrors } from '../testimonials/testimonial-errors.ts';

/** The error codes of all files that are named so. */
export const listedErrors = {
  ...accountErrors,
  ...advertisementErrors,
  ...applicationErrors,
  ...referralErrors,
  ...breachErrors,
  ...candidateErrors,
  ...companyErrors,
  ...contactErrors,
  ...conversationErrors,
  ...documentErrors,
  ...versionErrors,
  ...interviewErrors,
  ...conditionErrors,
  ...featuredJobErrors,
  ...jobImportErrors,
  ...textErrors,
  ...legalErrors,
  ...moderationErrors,
  ...invoiceErrors,
  ...moneyErrors,
  ...nomineeErrors,
  ...offerErrors,
  ...settingErrors,
  ...reportErrors,
  ...scoreCardErrors,
  ...teamErrors,
  ...testimonialErrors,
} as const;
