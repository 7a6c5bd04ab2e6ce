import { defineMessages } from '../../../lib/messages.ts';

export const missingJobMessages = defineMessages({
  en: {
    notFound: 'Job Not Found',
    notFoundText: "The job you're looking for doesn't exist or has been removed.",
    browse: 'Browse all jobs',
    preview: 'Preview',
    draft: 'This is a preview. Only people with this link can see it.',
    previewFailed: 'This job could not be loaded.',
    gone: 'Posting no longer active',
    goneText: (company: string) =>
      `${company} no longer takes applications for this job. It was filled, closed or has expired.`,
    paused: 'This posting is paused',
    pausedText: (company: string) =>
      `${company} has not said lately that this job is open. When they do, it is back here.`,
    findOthers: 'Find other jobs',
    untilThen: 'Similar jobs that are open now',
  },
  hi: {
    notFound: 'नौकरी नहीं मिली',
    notFoundText: 'आप जो नौकरी खोज रहे हैं, वह है ही नहीं या हटा दी गई है।',
    browse: 'सभी नौकरियाँ देखें',
    preview: 'झलक',
    draft: 'यह एक झलक है। यह सिर्फ़ इस लिंक से दिखती है।',
    previewFailed: 'यह नौकरी नहीं खुल सकी।',
    gone: 'यह पोस्ट अब चालू नहीं है',
    goneText: (company) =>
      `${company} अब इस नौकरी के लिए आवेदन नहीं ले रही। पद भर गया, पोस्ट बंद हुई या समय समाप्त हो गया।`,
    paused: 'यह पोस्ट अभी रुकी है',
    pausedText: (company) =>
      `${company} ने पिछले दिनों नहीं बताया कि यह नौकरी खुली है। बताने पर यह यहीं लौट आएगी।`,
    findOthers: 'दूसरी नौकरियाँ खोजें',
    untilThen: 'मिलती-जुलती नौकरियाँ जो अभी खुली हैं',
  },
});
