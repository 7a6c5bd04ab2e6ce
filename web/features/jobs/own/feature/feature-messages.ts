import { FEATURED_DAYS_AT_ONCE } from '../../../../../contract/constants.ts';
import { featuredJobErrors } from '../../../../../contract/jobs/featured-job-errors.ts';
import { defineMessages } from '../../../../lib/messages.ts';

/** What the server would answer. */
const { 'resource.job.feature_unchecked': unchecked, 'resource.job.feature_slow': slow } =
  featuredJobErrors;

export const featureMessages = defineMessages({
  en: {
    title: (job: string) => `Feature “${job}”`,
    text: 'Searches that find it also show it in a separate place labelled “Featured”, in turn with others. The order of the results does not change.',
    days: 'Days, with today',
    daysHint:
      'If you choose fewer days than before, the remaining ones are returned. The same happens when you close the job.',
    invalid: (most: number) =>
      most < FEATURED_DAYS_AT_ONCE
        ? `From 1 to ${most}: then the job closes.`
        : `From 1 to ${most}.`,
    used: (used: number, most: number) =>
      `${used} of the ${most} featured days of your plan are used or chosen this month.`,
    feature: 'Feature',
    featured: 'The job is featured',
    failed: 'The job could not be featured',
    unchecked: unchecked.en,
    toEvidence: 'Show who we are',
    slow: slow.en,
    toAnswers: 'Answer applications',
  },
  hi: {
    title: (job) => `“${job}” को फ़ीचर करें`,
    text: 'जिन खोजों में यह मिलती है, वहाँ यह अपनी अलग जगह पर “फ़ीचर की गई” लिखकर दिखती है, दूसरों के साथ बारी-बारी से। नतीजों का क्रम वैसा ही रहता है।',
    days: 'कितने दिन, आज मिलाकर',
    daysHint: 'पहले से कम दिन चुनने पर बाक़ी दिन वापस मिलते हैं। नौकरी बंद करने पर भी।',
    invalid: (most) =>
      most < FEATURED_DAYS_AT_ONCE ? `1 से ${most} तक: फिर नौकरी बंद होगी।` : `1 से ${most} तक।`,
    used: (used, most) => `आपके प्लान के ${most} फ़ीचर दिनों में से ${used} इस महीने इस्तेमाल हुए या चुने गए।`,
    feature: 'फ़ीचर करें',
    featured: 'नौकरी फ़ीचर हो गई',
    failed: 'नौकरी फ़ीचर नहीं हो सकी',
    unchecked: unchecked.hi,
    toEvidence: 'दिखाएँ कि हम कौन हैं',
    slow: slow.hi,
    toAnswers: 'आवेदनों का जवाब दें',
  },
});
