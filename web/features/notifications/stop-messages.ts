import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

export const stopMessages = defineMessages({
  en: {
    title: 'No more emails of this kind?',
    text: `We will not email you about it any more. You still see it in ${PORTAL} when you log in.`,
    stop: 'Stop these emails',
    broken:
      'This link is incomplete. Please open it again from the email, or choose in your settings.',
    stopped: 'You will not get these emails any more',
    stoppedText: (kind: string) => `We no longer email you about: ${kind}.`,
    alertEnded: (name: string) =>
      name ? `Your alert “${name}” is paused. Your other alerts go on.` : 'This alert is deleted.',
    failed: 'That did not work',
    settings: 'All emails and notifications',
  },
  hi: {
    title: 'इस तरह के मेल बंद करें?',
    text: `हम इसके बारे में आपको और मेल नहीं भेजेंगे। लॉग इन करने पर यह आपको ${PORTAL} में दिखता रहेगा।`,
    stop: 'ये मेल बंद करें',
    broken: 'यह लिंक अधूरा है। कृपया इसे मेल से फिर खोलें, या अपनी सेटिंग में जाकर चुनें।',
    stopped: 'ये मेल अब नहीं आएँगे',
    stoppedText: (kind: string) => `अब इसके बारे में मेल नहीं आएगा: ${kind}।`,
    alertEnded: (name: string) =>
      name ? `आपका अलर्ट “${name}” रुक गया है। बाक़ी अलर्ट चलते रहेंगे।` : 'यह अलर्ट हटा दिया गया है।',
    failed: 'यह नहीं हो सका',
    settings: 'सारे मेल और सूचनाएँ',
  },
});
