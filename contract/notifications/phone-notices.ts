import { PORTAL } from '../portal-settings/portal-name.ts';
import type { Language } from '../endpoint.ts';
import type { NotificationKind } from '../notifications.ts';

/** The kinds that can go to a phone; what protects the account goes by other ways, and cannot be switched off. */
export type NoticeKind = Exclude<
  NotificationKind,
  'profile_viewed' | 'new_device' | 'failed_second_step'
>;

/**
 * The texts that go to phones: the same for everybody, because Indian networks carry only texts
 * that were registered word for word, and because families share phones. Names and details are
 * behind the link.
 */
const lines: Record<Language, Record<NoticeKind, string>> = {
  en: {
    application_decided: 'There is a decision on an application of yours.',
    answered_late: 'A company has answered your application.',
    job_hidden: 'A job that you applied to is hidden for now.',
    job_removed: 'A job that you applied to was removed. Please do not pay anybody for it.',
    job_alert: 'There are new jobs for your alert.',
    candidate_alert: 'There are new candidates for your saved searches.',
    saved_job_closing: 'A job that you saved closes soon.',
    job_to_confirm: 'Please confirm that your job is still open.',
    job_paused: 'A job of your company was paused.',
    job_moderated: 'Our moderators have looked at a job of your company.',
    profile_moderated: 'Our moderators have looked at your profile.',
    company_checked: 'We have decided about your company.',
    team_changed: 'There is news about the team of your company.',
    interview: 'There is news about an interview.',
    interview_reminder: 'An interview of yours is coming up.',
    offer: 'There is news about an offer.',
    answers_due: 'Candidates are waiting for your answer.',
    new_application: 'There are new applications.',
    application_withdrawn: 'A candidate has withdrawn an application.',
    contact_asked: 'A company asks to contact you.',
    contact_agreed: 'A candidate agrees to be contacted.',
    message: 'You have unread messages.',
    report_answered: 'We have looked at messages that you reported.',
  },
  hi: {
    application_decided: 'आपके एक आवेदन पर फ़ैसला आया है।',
    answered_late: 'एक कंपनी ने आपके आवेदन का जवाब दिया है।',
    job_hidden: 'जिस नौकरी के लिए आपने आवेदन किया, वह अभी छिपी है।',
    job_removed: 'जिस नौकरी के लिए आपने आवेदन किया, वह हटा दी गई है। किसी को पैसे न दें।',
    job_alert: 'आपके अलर्ट के लिए नई नौकरियाँ हैं।',
    candidate_alert: 'आपकी सेव की हुई खोजों में नए आवेदक हैं।',
    saved_job_closing: 'आपकी सेव की हुई एक नौकरी जल्द बंद होगी।',
    job_to_confirm: 'कृपया बताएँ कि आपकी नौकरी अब भी खुली है।',
    job_paused: 'आपकी कंपनी की एक नौकरी रोकी गई है।',
    job_moderated: 'हमारे मॉडरेटर ने आपकी कंपनी की एक नौकरी देखी है।',
    profile_moderated: 'हमारे मॉडरेटर ने आपकी प्रोफ़ाइल देखी है।',
    company_checked: 'आपकी कंपनी के बारे में फ़ैसला हो गया है।',
    team_changed: 'आपकी कंपनी की टीम में कुछ बदला है।',
    interview: 'एक इंटरव्यू की नई ख़बर है।',
    interview_reminder: 'आपका एक इंटरव्यू होने वाला है।',
    offer: 'एक ऑफ़र की नई ख़बर है।',
    answers_due: 'उम्मीदवार आपके जवाब का इंतज़ार कर रहे हैं।',
    new_application: 'नए आवेदन आए हैं।',
    application_withdrawn: 'एक उम्मीदवार ने आवेदन वापस लिया है।',
    contact_asked: 'एक कंपनी आपसे संपर्क करना चाहती है।',
    contact_agreed: 'एक उम्मीदवार संपर्क के लिए राज़ी है।',
    message: 'आपके लिए नए संदेश हैं।',
    report_answered: 'आपने जिन संदेशों की शिकायत की, हमने उन्हें देख लिया है।',
  },
};

export const noticeKinds = Object.keys(lines.en) as NoticeKind[];

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(lines.en, kind);

/** The whole text, such as "Vritti: You have unread messages. https://jobs.example.in/notifications". */
export const noticeText = (kind: NoticeKind, language: Language, publicUrl: string): string =>
  `${PORTAL}: ${lines[language][kind]} ${publicUrl}/notifications`;
