import { securityEventKinds } from '../accounts/security-event-kinds.ts';

/** What admins do; each names what it changed. */
export const adminActs = [
  'account_let_in',
  'account_noted',
  'account_shut_out',
  'admin_ended',
  'admin_made',
  'admin_role_changed',
  'advertisement_booked',
  'advertisement_changed',
  'advertisement_decided',
  'advertisement_paused',
  'appeal_decided',
  'breach_changed',
  'breach_entered',
  'company_check_decided',
  'contact_message_answered',
  'contact_message_marked',
  'deletion_asked',
  'deletion_dropped',
  'difference_explained',
  'job_held',
  'job_released',
  'job_removed',
  'job_warned',
  'legal_version_published',
  'message_report_marked',
  'nominee_read',
  'payment_refunded',
  'plan_priced',
  'profile_held',
  'profile_released',
  'profile_warned',
  'refund_transferred',
  'refund_tried_again',
  'report_decided',
  'resume_opened',
  'settings_changed',
  'settlements_read',
  'synonyms_changed',
  'synonyms_deleted',
  'testimonial_decided',
] as const;

export const auditActs = [...adminActs, ...securityEventKinds] as const;
export type AuditAct = (typeof auditActs)[number];

/** What an act can be about. */
export const auditSubjects = [
  'account',
  'advertisement',
  'appeal',
  'breach',
  'company_check',
  'contact_message',
  'difference',
  'job',
  'legal_version',
  'message_report',
  'payment',
  'plan',
  'refund',
  'report',
  'synonyms',
  'testimonial',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
