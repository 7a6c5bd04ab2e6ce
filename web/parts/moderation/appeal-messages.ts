import { defineMessages } from '../../lib/messages.ts';

/** For the person who appeals against what moderators did. */
export const actAppealMessages = defineMessages({
  en: {
    appeal: 'Is that wrong?',
    appealHint:
      'Somebody who was not part of the decision reads it and answers by email. You can appeal once.',
    tooShort: 'Please write a little more.',
    send: 'Send appeal',
    sent: 'Your appeal has arrived',
    notSent: 'The appeal could not be sent',
  },
  hi: {
    appeal: 'क्या यह ग़लत है?',
    appealHint: 'जिसने यह फ़ैसला नहीं किया था, वह इसे पढ़ेगा और मेल से जवाब देगा। अपील एक बार की जा सकती है।',
    tooShort: 'कृपया थोड़ा और लिखें।',
    send: 'अपील भेजें',
    sent: 'आपकी अपील मिल गई है',
    notSent: 'अपील नहीं भेजी जा सकी',
  },
});
