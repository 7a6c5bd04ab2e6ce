/** Errors of reports of jobs, companies and people. */
export const reportErrors = {
  'resource.report.not_found': {
    status: 404,
    en: 'This report does not exist.',
    hi: 'यह शिकायत नहीं मिली।',
  },
  'resource.report.decided': {
    status: 409,
    en: 'This report was already decided by {by}: {how}.',
    hi: '{by} ने इस शिकायत पर फ़ैसला पहले ही कर दिया है: {how}।',
  },
} as const;
