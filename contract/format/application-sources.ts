import { PORTAL } from '../portal-settings/portal-name.ts';
import type { ApplicationSource } from '../applications/sources.ts';
import type { Language } from '../endpoint.ts';

export const applicationSourceLabels: Record<Language, Record<ApplicationSource, string>> = {
  en: {
    search: `Search on ${PORTAL}`,
    recommended: `Recommended by ${PORTAL}`,
    company_page: 'Your company page',
    alert: 'Job alert',
    message: 'Shared message (WhatsApp)',
    qr: 'QR code',
    shared_link: 'Shared link',
    referral: 'Referral',
    direct: 'Direct or unknown',
    api: 'Other programs',
  },
  hi: {
    search: `${PORTAL} पर खोज`,
    recommended: `${PORTAL} का सुझाव`,
    company_page: 'आपकी कंपनी का पेज',
    alert: 'नौकरी का अलर्ट',
    message: 'शेयर किया संदेश (WhatsApp)',
    qr: 'QR कोड',
    shared_link: 'शेयर किया लिंक',
    referral: 'सिफ़ारिश',
    direct: 'सीधे या पता नहीं',
    api: 'दूसरे प्रोग्राम',
  },
};
