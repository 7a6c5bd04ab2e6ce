import { defineMessages } from '../../lib/messages.ts';

export const previewMessages = defineMessages({
  en: {
    previewFailed: 'This job could not be loaded.',
    openPage: 'Open the full page',
    tryAgain: 'Try Again',
  },
  hi: {
    previewFailed: 'यह नौकरी खुल नहीं पाई।',
    openPage: 'पूरा पन्ना खोलें',
    tryAgain: 'फिर कोशिश करें',
  },
});
