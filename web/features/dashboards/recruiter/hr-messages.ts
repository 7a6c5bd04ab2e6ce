import { numberText } from '../../../lib/format/format.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const hrDashboardMessages = defineMessages({
  en: {
    title: 'Dashboard',
    night: (name: string) => `Hello, ${name}`,
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    waiting: (count: number) =>
      count === 0
        ? 'Nobody is waiting for an answer.'
        : count === 1
          ? '1 application waits for your answer.'
          : `${numberText(count)} applications wait for your answer.`,
    waitingForCompany: (count: number) =>
      count === 1
        ? '1 application waits for an answer of your company.'
        : `${numberText(count)} applications wait for an answer of your company.`,
    companyProfile: 'Company Profile',
    complete: 'Complete Company Profile',
    post: 'Post a Job',
    blocked: 'Please complete your company profile before posting jobs',
    blockedText: 'Name, industry and a few sentences are enough.',
    slow: 'Fewer than half of your answers came in time. Until half of them do, your jobs come after others in searches, and none can be featured.',
    incomplete: (count: number) =>
      count === 1
        ? '1 open job has to say more, or it pauses.'
        : `${numberText(count)} open jobs have to say more, or they pause.`,
    incompleteLink: 'See what is missing',
    paused: (count: number) =>
      count === 1
        ? '1 job is paused: nobody can find it or apply.'
        : `${numberText(count)} jobs are paused: nobody can find them or apply.`,
    pausedLink: 'See what is paused',
    figures: 'Your figures',
    activeJobs: 'Active Jobs',
    expiring: (count: number) =>
      count === 0
        ? 'None closes within 7 days'
        : `${numberText(count)} ${count === 1 ? 'closes' : 'close'} within 7 days`,
    noJobs: 'Post the first one',
    applications: 'Applications',
    applicationsNote: 'All that you ever received',
    noApplications: 'None yet',
    pending: 'Pending',
    pendingNote: 'Not looked at yet',
    nonePending: 'No new applications to look at',
    candidates: 'Candidates',
    candidatesNote: 'Who applied to your company',
    openJobs: 'Open postings',
    allOwnJobs: 'All postings',
    job: 'Job',
    closes: 'Closes',
    closesIn: (days: number) =>
      days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`,
    review: 'Review',
    nothingToReview: 'Nothing to review',
    reviewOf: (title: string) => `Review applications: ${title}`,
    noOpen: 'No open postings',
    noOpenText: 'Post a job, and its applications appear here.',
    stepCompany: 'Describe the company',
    stepCompanyText: 'People look at this before they apply.',
    stepPost: 'Post the first job',
    stepPostText: 'With its pay, and by when you answer.',
    stepAnswer: 'Answer everyone',
    stepAnswerText: 'One key accepts or declines. We count answers in time.',
    answersDue: 'Answers due',
    allWaiting: 'All that wait',
    lastDays: 'Applications, last 7 days',
    lastDaysSaid: (count: number) =>
      `${numberText(count)} ${count === 1 ? 'application' : 'applications'}`,
    day: 'Day',
    today: 'Today',
    allFigures: 'All figures',
    interviews: 'Interviews',
    allInterviews: 'All interviews',
    byVideo: 'video call',
    recent: 'Recent Activity',
    noRecent: 'Nothing has happened yet.',
    noRecentText: 'Applications, messages and answers of candidates appear here.',
    allApplications: 'All applications',
    statsFailed: 'Failed to load dashboard statistics',
  },
  hi: {
    title: 'डैशबोर्ड',
    night: (name) => `नमस्ते, ${name}`,
    morning: (name) => `नमस्ते, ${name}`,
    afternoon: (name) => `नमस्ते, ${name}`,
    evening: (name) => `नमस्ते, ${name}`,
    waiting: (count) =>
      count === 0
        ? 'कोई जवाब का इंतज़ार नहीं कर रहा।'
        : count === 1
          ? '1 आवेदन को आपके जवाब का इंतज़ार है।'
          : `${numberText(count)} आवेदनों को आपके जवाब का इंतज़ार है।`,
    waitingForCompany: (count) =>
      count === 1
        ? '1 आवेदन को आपकी कंपनी के जवाब का इंतज़ार है।'
        : `${numberText(count)} आवेदनों को आपकी कंपनी के जवाब का इंतज़ार है।`,
    companyProfile: 'कंपनी प्रोफ़ाइल',
    complete: 'कंपनी प्रोफ़ाइल पूरी करें',
    post: 'नौकरी पोस्ट करें',
    blocked: 'नौकरी पोस्ट करने से पहले अपनी कंपनी प्रोफ़ाइल पूरी करें',
    blockedText: 'नाम, उद्योग और कुछ वाक्य काफ़ी हैं।',
    slow: 'आपके आधे से कम जवाब समय पर पहुँचे। जब तक आधे समय पर न पहुँचें, आपकी नौकरियाँ खोज में दूसरों के बाद आएँगी और फ़ीचर नहीं हो सकेंगी।',
    incomplete: (count) =>
      count === 1
        ? '1 चालू नौकरी में कुछ जोड़ना है, नहीं तो वह रुक जाएगी।'
        : `${numberText(count)} चालू नौकरियों में कुछ जोड़ना है, नहीं तो वे रुक जाएँगी।`,
    incompleteLink: 'देखें क्या कम है',
    paused: (count) =>
      count === 1
        ? '1 पोस्ट रुकी हुई है: उसे न कोई खोज सकता है, न कोई आवेदन कर सकता है।'
        : `${numberText(count)} पोस्ट रुकी हुई हैं: उन्हें न कोई खोज सकता है, न कोई आवेदन कर सकता है।`,
    pausedLink: 'देखें क्या रुका है',
    figures: 'आपके आँकड़े',
    activeJobs: 'चालू नौकरियाँ',
    expiring: (count) =>
      count === 0
        ? '7 दिन में कोई बंद नहीं होगी'
        : `7 दिन में ${numberText(count)} ${count === 1 ? 'बंद होगी' : 'बंद होंगी'}`,
    noJobs: 'पहली नौकरी पोस्ट करें',
    applications: 'आवेदन',
    applicationsNote: 'अब तक आए सभी',
    noApplications: 'अभी कोई नहीं',
    pending: 'अभी नहीं देखे',
    pendingNote: 'किसी ने खोले नहीं',
    nonePending: 'देखने को कोई नया आवेदन नहीं',
    candidates: 'आवेदक',
    candidatesNote: 'जिन्होंने आपकी कंपनी में आवेदन किया',
    openJobs: 'चालू पोस्ट',
    allOwnJobs: 'सभी पोस्ट',
    job: 'नौकरी',
    closes: 'बंद होगी',
    closesIn: (days) => (days === 0 ? 'आज' : days === 1 ? 'कल' : `${days} दिन में`),
    review: 'देखें',
    nothingToReview: 'देखने को कुछ नहीं',
    reviewOf: (title) => `आवेदन देखें: ${title}`,
    noOpen: 'कोई पोस्ट चालू नहीं है',
    noOpenText: 'नौकरी पोस्ट करें, उसके आवेदन यहाँ दिखेंगे।',
    stepCompany: 'कंपनी के बारे में लिखें',
    stepCompanyText: 'आवेदन करने से पहले लोग यही पढ़ते हैं।',
    stepPost: 'पहली नौकरी पोस्ट करें',
    stepPostText: 'वेतन के साथ, और यह कि जवाब कब तक देंगे।',
    stepAnswer: 'हर किसी को जवाब दें',
    stepAnswerText: 'एक बटन से हाँ या ना। समय पर दिए जवाब हम गिनते हैं।',
    answersDue: 'जवाब देने हैं',
    allWaiting: 'जवाब बाक़ी वाले सभी',
    lastDays: 'पिछले 7 दिन के आवेदन',
    lastDaysSaid: (count) => `${numberText(count)} आवेदन`,
    day: 'दिन',
    today: 'आज',
    allFigures: 'सभी आँकड़े',
    interviews: 'इंटरव्यू',
    allInterviews: 'सभी इंटरव्यू',
    byVideo: 'वीडियो कॉल',
    recent: 'हाल में क्या हुआ',
    noRecent: 'अभी कुछ नहीं हुआ है।',
    noRecentText: 'आवेदन, संदेश और आवेदकों के जवाब यहाँ दिखेंगे।',
    allApplications: 'सभी आवेदन',
    statsFailed: 'डैशबोर्ड के आँकड़े नहीं खुल सके',
  },
});
