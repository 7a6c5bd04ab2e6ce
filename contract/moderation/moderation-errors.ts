/** Errors of what moderators do about jobs and people. */
export const moderationErrors = {
  'resource.moderation.not_possible': {
    status: 409,
    en: 'That is not possible in its current state.',
    hi: 'अभी की स्थिति में यह नहीं हो सकता।',
  },
  'resource.moderation.not_found': {
    status: 404,
    en: 'Moderators have done nothing about this.',
    hi: 'इस पर मॉडरेटर ने कुछ नहीं किया है।',
  },
  'resource.job.removed_by_moderation': {
    status: 409,
    en: 'Our moderators have removed this job. It cannot be changed or opened again.',
    hi: 'हमारे मॉडरेटर ने यह नौकरी हटा दी है। इसे बदला या फिर खोला नहीं जा सकता।',
  },
} as const;
