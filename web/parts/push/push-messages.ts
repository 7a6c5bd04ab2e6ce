import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

export const pushMessages = defineMessages({
  en: {
    offer: 'Tell me on this device',
    offerText: `We notify you at once when there is news, even while ${PORTAL} is closed.`,
    notNow: 'No, thanks',
    on: `You are notified on this device, even while ${PORTAL} is closed.`,
    refused: `This browser blocks notifications of ${PORTAL}. To allow them, press the symbol beside the address above, open the permissions, allow notifications, and load this page again.`,
    unsupported: `This browser cannot show notifications while ${PORTAL} is closed.`,
    failed: 'Could not be switched',
    failedText: 'The push service of this browser did not answer. Please try again later.',
  },
  hi: {
    offer: 'इस डिवाइस पर बताएँ',
    offerText: `कुछ नया होते ही हम बताएँगे, ${PORTAL} बंद हो तब भी।`,
    notNow: 'नहीं, धन्यवाद',
    on: `आपको इस डिवाइस पर सूचना मिलेगी, ${PORTAL} बंद हो तब भी।`,
    refused: `यह ब्राउज़र ${PORTAL} की सूचनाएँ रोक रहा है। अनुमति देने के लिए ऊपर पते के पास वाले निशान को दबाएँ, अनुमतियाँ खोलें, सूचनाओं को अनुमति दें और यह पेज फिर से खोलें।`,
    unsupported: `यह ब्राउज़र ${PORTAL} बंद होने पर सूचनाएँ नहीं दिखा सकता।`,
    failed: 'बदला नहीं जा सका',
    failedText: 'इस ब्राउज़र की पुश सेवा से जवाब नहीं मिला। कृपया बाद में फिर कोशिश करें।',
  },
});
