import { defineMessages } from '../../../../lib/messages.ts';

export const moderationMessages = defineMessages({
  en: {
    back: 'Back to your postings',
    title: (job: string) => `What moderators decided: ${job}`,
    document: 'Decisions of moderators',
    failed: 'The decisions could not be loaded.',
    notFound: 'Job not found',
    notFoundText: 'It was deleted, or it belongs to another company.',
    none: 'Nothing was decided about this job',
    noneText: 'If moderators ever hold or remove it, the reason stands here.',
    isHeld:
      'Nobody finds this job or applies until a person has looked at it. You can change it meanwhile.',
    isRemoved: 'This job cannot be opened again. Those who applied were told.',
    edit: 'Edit the job',
    appeal: 'Is that wrong?',
    appealHint:
      'Somebody who did not decide this reads it and answers by mail. You can appeal once.',
    tooShort: 'Please write a little more.',
    send: 'Send appeal',
    sent: 'Your appeal has arrived',
    notSent: 'The appeal could not be sent',
  },
  hi: {
    back: 'अपनी पोस्ट पर लौटें',
    title: (job) => `मॉडरेटर ने क्या फ़ैसला किया: ${job}`,
    document: 'मॉडरेटर के फ़ैसले',
    failed: 'फ़ैसले नहीं खुल सके।',
    notFound: 'नौकरी नहीं मिली',
    notFoundText: 'यह हटा दी गई है, या किसी और कंपनी की है।',
    none: 'इस नौकरी पर कोई फ़ैसला नहीं हुआ',
    noneText: 'मॉडरेटर इसे कभी रोकें या हटाएँ, तो वजह यहाँ दिखेगी।',
    isHeld:
      'जब तक कोई व्यक्ति इसे देख न ले, न यह किसी को मिलेगी, न कोई आवेदन कर पाएगा। तब तक आप इसे बदल सकते हैं।',
    isRemoved: 'यह नौकरी फिर नहीं खुल सकती। आवेदन करने वालों को बता दिया गया है।',
    edit: 'नौकरी बदलें',
    appeal: 'क्या यह ग़लत है?',
    appealHint: 'जिसने यह फ़ैसला नहीं किया था, वह इसे पढ़ेगा और मेल से जवाब देगा। अपील एक बार की जा सकती है।',
    tooShort: 'कृपया थोड़ा और लिखें।',
    send: 'अपील भेजें',
    sent: 'आपकी अपील मिल गई है',
    notSent: 'अपील नहीं भेजी जा सकी',
  },
});
