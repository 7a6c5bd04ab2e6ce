import { numberText } from '../../../contract/format/pay.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

export const dashboardMessages = defineMessages({
  en: {
    title: 'Dashboard',
    welcomeBack: (name: string) => `Welcome back, ${name}`,
    welcome: (name: string) => `Welcome, ${name}`,
    things: (count: number) =>
      count === 1 ? 'One thing needs you.' : `${count === 2 ? 'Two' : 'Three'} things need you.`,
    due: 'Needs you',
    invited: 'Invitation to an interview',
    interviewAt: (when: string) => `Interview: ${when}`,
    invitedSoon: 'An interview is planned; the time follows',
    chooseTime: 'Choose a time for your interview',
    timesPassed: 'The times for your interview have passed',
    choose: 'Choose',
    byVideo: 'by video',
    shortlisted: 'You are shortlisted',
    offered: 'You have an offer',
    offerNews: 'News of your offer',
    contactAsked: 'A company asks to contact you',
    answer: 'Answer',
    read: 'Read',
    interviews: 'Upcoming Interviews',
    invitedOn: (when: string) => `invited ${when}`,
    skills: 'Skill Development',
    askedBy: (asked: number, all: number) =>
      `Required by ${asked} of your ${all} saved and recommended jobs`,
    opens: (count: number, capped: boolean, place: string) =>
      `${numberText(count)}${capped ? '+' : ''} open ${count === 1 ? 'job asks' : 'jobs ask'} for it${place ? ` around ${place}` : ''}`,
    similar: 'Similar jobs',
    nothingDue: 'Nothing needs you today.',
    firstDay: 'Three steps to your first answer.',
    findJobs: 'Find Jobs',
    steps: 'First steps',
    stepDone: 'Done',
    stepProfile: 'Build your profile',
    stepProfileText: 'Companies read it when you apply.',
    stepSave: 'Save jobs you like',
    stepSaveText: 'We show you when one is about to close.',
    stepApply: 'Send your first application',
    stepApplyText: 'You see here when it is opened and answered.',
    start: 'Start',
    savedCloses: (days: number) =>
      days === 0
        ? 'Saved job closes today'
        : days === 1
          ? 'Saved job closes tomorrow'
          : `Saved job closes in ${days} days`,
    figures: 'Your figures',
    applications: 'Applications',
    noApplications: 'None sent yet',
    lastSent: (when: string) => `Last one ${when}`,
    waiting: 'Awaiting answer',
    noneWaiting: 'No answer is open',
    withCompany: 'with the companies',
    savedJobs: 'Saved Jobs',
    views: 'Profile Views',
    viewsNote: 'in 30 days',
    completion: 'Profile Completion',
    missing: (count: number) =>
      count === 0
        ? 'Nothing is missing'
        : count === 1
          ? '1 thing missing'
          : `${count} things missing`,
    closing: (count: number) =>
      count === 0
        ? 'None closes within 7 days'
        : `${count} ${count === 1 ? 'closes' : 'close'} within 7 days`,
    tabs: 'Jobs',
    recommended: 'Recommended',
    applied: 'Applied',
    saved: 'Saved',
    newest: `New on ${PORTAL}`,
    noRecommended: 'No open jobs now',
    noRecommendedText: 'New ones appear here as soon as companies post them.',
    notPersonal: 'Add skills and your place to your profile, and these will fit you better.',
    editProfile: 'Edit Profile',
    nothingApplied: 'No applications yet',
    nothingAppliedText: 'The jobs you apply to appear here with every step.',
    nothingSaved: 'No saved jobs yet',
    nothingSavedText: 'Press the bookmark on a job to keep it here.',
    allRecommended: 'See all jobs',
    allApplied: 'See all applications',
    allSaved: 'See all saved jobs',
    appliedOn: (when: string) => `Applied ${when}`,
    savedOn: (when: string) => `Saved ${when}`,
    expired: 'Posting no longer active',
    jobsErrorTitle: 'Jobs Error',
    applicationsErrorTitle: 'Applications Error',
    jobsError: 'Failed to load jobs. Please try again.',
  },
  hi: {
    title: 'डैशबोर्ड',
    welcomeBack: (name) => `नमस्ते, ${name}`,
    welcome: (name) => `स्वागत है, ${name}`,
    things: (count) =>
      count === 1
        ? 'एक काम आपका इंतज़ार कर रहा है।'
        : `${count === 2 ? 'दो' : 'तीन'} काम आपका इंतज़ार कर रहे हैं।`,
    due: 'आपके काम',
    invited: 'इंटरव्यू का बुलावा',
    interviewAt: (when) => `इंटरव्यू: ${when}`,
    invitedSoon: 'इंटरव्यू होगा, समय बाद में बताया जाएगा',
    chooseTime: 'इंटरव्यू का समय चुनें',
    timesPassed: 'आपके इंटरव्यू के समय निकल चुके हैं',
    choose: 'चुनें',
    byVideo: 'वीडियो से',
    shortlisted: 'आपको चुन लिया गया',
    offered: 'आपको ऑफ़र मिला है',
    offerNews: 'आपके ऑफ़र की ख़बर',
    contactAsked: 'एक कंपनी आपसे संपर्क करना चाहती है',
    answer: 'जवाब दें',
    read: 'पढ़ें',
    interviews: 'आने वाले इंटरव्यू',
    invitedOn: (when) => `बुलावा ${when}`,
    skills: 'हुनर बढ़ाएँ',
    askedBy: (asked, all) => `आपकी ${all} सेव की हुई और सुझाई गई नौकरियों में से ${asked} में माँगा गया`,
    opens: (count, capped, place) =>
      `${place ? `${place} के आसपास ` : ''}${numberText(count)}${capped ? '+' : ''} खुली ${count === 1 ? 'नौकरी' : 'नौकरियों'} में इसकी माँग`,
    similar: 'मिलती-जुलती नौकरियाँ',
    nothingDue: 'आज कोई काम बाक़ी नहीं है।',
    firstDay: 'पहले जवाब तक तीन क़दम।',
    findJobs: 'नौकरी खोजें',
    steps: 'पहले क़दम',
    stepDone: 'हो गया',
    stepProfile: 'अपनी प्रोफ़ाइल बनाएँ',
    stepProfileText: 'आवेदन करने पर कंपनियाँ इसे पढ़ती हैं।',
    stepSave: 'पसंद की नौकरियाँ सेव करें',
    stepSaveText: 'बंद होने से पहले हम आपको दिखाएँगे।',
    stepApply: 'पहला आवेदन भेजें',
    stepApplyText: 'वह कब खुला और क्या जवाब आया, यहाँ दिखेगा।',
    start: 'शुरू करें',
    savedCloses: (days) =>
      days === 0
        ? 'सेव की हुई नौकरी आज बंद होगी'
        : days === 1
          ? 'सेव की हुई नौकरी कल बंद होगी'
          : `सेव की हुई नौकरी ${days} दिन में बंद होगी`,
    figures: 'आपके आँकड़े',
    applications: 'आवेदन',
    noApplications: 'अभी कोई नहीं भेजा',
    lastSent: (when) => `आख़िरी ${when}`,
    waiting: 'जवाब का इंतज़ार',
    noneWaiting: 'कोई जवाब बाक़ी नहीं',
    withCompany: 'कंपनियों के पास हैं',
    savedJobs: 'सेव की हुई नौकरियाँ',
    views: 'प्रोफ़ाइल कितनी बार देखी गई',
    viewsNote: '30 दिन में',
    completion: 'प्रोफ़ाइल पूरी हुई',
    missing: (count) =>
      count === 0 ? 'कुछ बाक़ी नहीं' : `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'} बाक़ी`,
    closing: (count) =>
      count === 0
        ? '7 दिन में कोई बंद नहीं होगी'
        : `7 दिन में ${count} ${count === 1 ? 'बंद होगी' : 'बंद होंगी'}`,
    tabs: 'नौकरियाँ',
    recommended: 'आपके लिए',
    applied: 'आवेदन किया',
    saved: 'सेव की हुई',
    newest: `${PORTAL} पर नई`,
    noRecommended: 'अभी कोई खुली नौकरी नहीं है',
    noRecommendedText: 'कंपनियाँ जैसे ही पोस्ट करेंगी, नई नौकरियाँ यहाँ दिखेंगी।',
    notPersonal: 'प्रोफ़ाइल में हुनर और जगह जोड़ें, तो ये आपके और काम की होंगी।',
    editProfile: 'प्रोफ़ाइल बदलें',
    nothingApplied: 'अभी कोई आवेदन नहीं',
    nothingAppliedText: 'आप जिन नौकरियों के लिए आवेदन करेंगे, वे यहाँ दिखेंगी, और यह भी कि आगे क्या हुआ।',
    nothingSaved: 'अभी कोई नौकरी सेव नहीं की',
    nothingSavedText: 'नौकरी पर बुकमार्क का निशान दबाएँ, वह यहाँ रहेगी।',
    allRecommended: 'सभी नौकरियाँ देखें',
    allApplied: 'सभी आवेदन देखें',
    allSaved: 'सभी सेव की हुई नौकरियाँ देखें',
    appliedOn: (when) => `${when} आवेदन किया`,
    savedOn: (when) => `${when} सेव की`,
    expired: 'यह पोस्ट अब चालू नहीं है',
    jobsErrorTitle: 'नौकरियाँ नहीं खुलीं',
    applicationsErrorTitle: 'आवेदन नहीं खुले',
    jobsError: 'नौकरियाँ नहीं खुलीं। कृपया फिर कोशिश करें।',
  },
});
