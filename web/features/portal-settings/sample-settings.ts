import type { PortalSettings } from '../../../contract/portal-settings/portal-settings.ts';

export const unchanged = { version: 0, changed_at: null, changed_by: null };
const keys = { keys: 'none' as const, ...unchanged };

/** For tests: settings of which only the contact has ever been changed. */
export const sampleSettings: PortalSettings = {
  languages: { offered: ['en', 'hi'], usual: 'en', ...unchanged },
  limits: {
    jobs_per_day: null,
    conversations_per_day: null,
    upload_megabytes_per_day: null,
    code_sms_per_hour: null,
    ...unchanged,
  },
  mail: { sender: null, ...keys },
  sms: keys,
  payments: keys,
  look: { name: null, accent: null, accent_dark: null, logo_url: null, ...unchanged },
  contact: {
    contact_email: 'help@jobs.test',
    officer_name: null,
    officer_email: null,
    linkedin: null,
    x: null,
    youtube: null,
    instagram: null,
    facebook: null,
    version: 4,
    changed_at: '2026-11-02T08:00:00.000Z',
    changed_by: 'Meera Shah',
  },
  moderation: { hold_first_jobs: false, ...unchanged },
  announcing: { hidden_pages: ['/courses'], ...unchanged },
  categories: {
    categories: [
      { name_en: 'Driving', name_hi: 'ड्राइविंग', search: 'driver', shown: true },
      { name_en: 'Cooking', name_hi: 'खाना बनाना', search: 'cook', shown: true },
    ],
    ...unchanged,
  },
  by_environment: {
    contact_email: null,
    officer_name: null,
    officer_email: null,
    sender_email: null,
    mail: false,
    sms: false,
    payments: false,
  },
};
