/** Errors of nominees. */
export const nomineeErrors = {
  'resource.nominee.unreachable': {
    status: 422,
    en: 'Please give an email address or a mobile number of this person.',
    hi: 'कृपया इस व्यक्ति का ईमेल पता या मोबाइल नंबर लिखें।',
  },
} as const;
