import { defineMessages } from '../../../lib/messages.ts';

export const tailorMessages = defineMessages({
  en: { tailorResume: 'Tailor my resume' },
  hi: { tailorResume: 'इस नौकरी के लिए रिज़्यूमे बनाएँ' },
});
