/** The refusal of a change that is based on an older version. */
export const versionErrors = {
  'request.stale': {
    status: 412,
    en: 'Somebody else has changed this in the meantime. Look at the current version before you save.',
    hi: 'इस बीच किसी और ने इसे बदल दिया है। सेव करने से पहले देखें कि अब क्या लिखा है।',
  },
} as const;
