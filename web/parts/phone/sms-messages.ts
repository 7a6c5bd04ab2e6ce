import { clockText } from '../../lib/forms/use-countdown.ts';
import { defineMessages } from '../../lib/messages.ts';

export const smsMessages = defineMessages({
  en: {
    code: 'Code from the SMS',
    notSent: 'Code not sent',
    notReceived: 'Didn’t get it?',
    resend: 'Resend code',
    resendIn: (seconds: number) => `Resend in ${clockText(seconds)}`,
    resent: 'Code sent again',
  },
  hi: {
    code: 'SMS में आया कोड',
    notSent: 'कोड नहीं भेजा जा सका',
    notReceived: 'कोड नहीं मिला?',
    resend: 'कोड फिर भेजें',
    resendIn: (seconds) => `${clockText(seconds)} बाद फिर भेजें`,
    resent: 'कोड फिर भेजा गया',
  },
});
