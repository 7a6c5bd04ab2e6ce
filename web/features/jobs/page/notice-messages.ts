import { defineMessages } from '../../../lib/messages.ts';

export const noticeMessages = defineMessages({
  en: {
    blind: 'Reviewed blind.',
    blindText:
      'The company sees what you can do, and your name, picture, college, age, gender and contact only once it shortlists you.',
    lawful: 'Only some people can apply.',
    lawful_gender: 'gender',
    lawful_age: 'age',
    lawful_caste: 'caste',
    lawful_religion: 'religion',
    lawful_looks: 'looks',
    lawful_marital_status: 'marital status',
    lawful_region: 'origin',
    lawful_disability: 'disability',
    lawfulText: (kind: string, reason: string) =>
      `The company says why the law allows it (${kind}): ${reason}`,
    forLaterText: (company: string) =>
      `There is no vacancy now: ${company} keeps applications for later.`,
    again: (times: number) =>
      times === 1
        ? 'Posted again: the same role was posted once before in the last 90 days.'
        : `Posted again: the same role was posted ${times} times before in the last 90 days.`,
  },
  hi: {
    blind: 'बिना नाम के देखा जाता है।',
    blindText:
      'कंपनी पहले आपका काम देखती है। आपका नाम, फ़ोटो, कॉलेज, उम्र, लिंग और संपर्क उसे तभी दिखते हैं जब वह आपको अगले चरण में लेती है।',
    lawful: 'सब लोग आवेदन नहीं कर सकते।',
    lawful_gender: 'महिला या पुरुष',
    lawful_age: 'उम्र',
    lawful_caste: 'जाति',
    lawful_religion: 'धर्म',
    lawful_looks: 'रूप-रंग',
    lawful_marital_status: 'शादी',
    lawful_region: 'इलाक़ा',
    lawful_disability: 'विकलांगता',
    lawfulText: (kind, reason) => `कंपनी ने क़ानूनी कारण बताया है (${kind}): ${reason}`,
    forLaterText: (company) => `अभी कोई जगह ख़ाली नहीं है: ${company} आवेदन बाद के लिए रखती है।`,
    again: (times) =>
      times === 1
        ? 'फिर से पोस्ट हुई: यही पद पिछले 90 दिनों में पहले भी एक बार पोस्ट हुआ था।'
        : `फिर से पोस्ट हुई: यही पद पिछले 90 दिनों में पहले भी ${times} बार पोस्ट हुआ था।`,
  },
});
