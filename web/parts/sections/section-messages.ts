import { defineMessages } from '../../lib/messages.ts';

export const sectionMessages = defineMessages({
  en: { sections: 'Settings by subject' },
  hi: { sections: 'विषय के हिसाब से सेटिंग' },
});
