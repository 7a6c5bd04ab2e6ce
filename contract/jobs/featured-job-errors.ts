/** Error codes for featured jobs; `errors.ts` includes them. */
export const featuredJobErrors = {
  'resource.job.feature_unchecked': {
    status: 409,
    en: 'Only jobs of checked companies can be featured. Show who your company is on its page first.',
    hi: 'सिर्फ़ जाँची हुई कंपनियों की नौकरियाँ फ़ीचर हो सकती हैं। पहले कंपनी के पेज पर दिखाएँ कि आप कौन हैं।',
  },
  'resource.job.feature_slow': {
    status: 409,
    en: 'Your company answers less than half of its applications in time. Its jobs can be featured again once it answers half of them.',
    hi: 'आपकी कंपनी आधे से कम आवेदनों का जवाब समय पर देती है। आधे होने पर इसकी नौकरियाँ फिर फ़ीचर हो सकेंगी।',
  },
  'resource.job.no_featured_days': {
    status: 409,
    en: 'Your plan gives {most} featured days a month, and fewer than you chose are left. There are new ones from the first day of next month (Indian time), or with a larger plan under Subscription.',
    hi: 'आपके प्लान में हर महीने {most} फ़ीचर दिन हैं, और आपके चुने दिनों से कम बचे हैं। नए अगले महीने की पहली तारीख़ (भारतीय समय) से मिलेंगे, या सब्सक्रिप्शन में बड़े प्लान से।',
  },
} as const;
