import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';

/** What each kind of notification is about, in a few words. */
export const kindNames: Record<Language, Record<NotificationKind, string>> = {
  en: {
    application_decided: 'Decisions on your applications',
    job_hidden: 'Hidden jobs that you applied to',
    job_alert: 'New jobs for your alerts',
    saved_job_closing: 'Saved jobs that close soon',
    job_to_confirm: 'Jobs to confirm',
    job_paused: 'Paused jobs',
    interview: 'Interviews',
    interview_reminder: 'Reminders of interviews',
    offer: 'Offers',
    answers_due: 'Answers that are due',
    new_application: 'New applications',
    application_withdrawn: 'Withdrawn applications',
    contact_asked: 'Companies that ask to contact you',
    contact_agreed: 'Candidates who agree to be contacted',
    new_device: 'Sign-ins on new devices',
    failed_second_step: 'Wrong codes at sign-in',
  },
  hi: {
    application_decided: 'आपके आवेदनों पर फ़ैसले',
    job_hidden: 'आवेदन के बाद छिपाई गई नौकरियाँ',
    job_alert: 'आपके अलर्ट की नई नौकरियाँ',
    saved_job_closing: 'जल्द बंद होने वाली सहेजी नौकरियाँ',
    job_to_confirm: 'नौकरियाँ जिनके खुले होने की पुष्टि बाक़ी है',
    job_paused: 'रुकी हुई नौकरियाँ',
    interview: 'इंटरव्यू',
    interview_reminder: 'इंटरव्यू की याद',
    offer: 'ऑफ़र',
    answers_due: 'जवाब, जिनका दिन आ गया',
    new_application: 'नए आवेदन',
    application_withdrawn: 'वापस लिए गए आवेदन',
    contact_asked: 'कंपनियाँ जो संपर्क के लिए पूछें',
    contact_agreed: 'आवेदक जो संपर्क के लिए हाँ कहें',
    new_device: 'नए डिवाइस से लॉग इन',
    failed_second_step: 'लॉग इन में ग़लत कोड',
  },
};
