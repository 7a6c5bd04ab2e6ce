import { defineText } from './text.ts';

export const terms = defineText({
  en: {
    title: 'Terms',
    lead: 'The rules of this portal, short and in plain words. Whoever uses an account agrees to them.',
    sections: {
      accounts: {
        head: 'Your account',
        says: [
          [
            'Accounts are for people of 18 years and over.',
            'Use your own name and an address that you read.',
            'Keep your password and your codes to yourself. You answer for what is done with your account.',
          ],
        ],
      },
      seekers: {
        head: 'If you look for work',
        says: [
          'Everything here is free for you. Write only what is true in your profile, resume and letters. When you apply, the company of that job gets them with your contact details.',
        ],
      },
      companies: {
        head: 'If you hire',
        says: [
          [
            'Post only work that exists, that you may offer, and with the true place, pay and conditions.',
            'Never ask a candidate for money or for their original documents, whatever the reason.',
            'Choose by ability. Do not shut people out for their caste, religion, sex, disability or where they come from.',
            'Use what candidates send you only for this hiring, keep it safe, and delete it when you no longer need it.',
            'Answer those who apply.',
          ],
        ],
      },
      forbidden: {
        head: 'Not allowed for anybody',
        says: [
          'Fraud, insults and threats; collecting other people’s data; sending harmful files; trying to get into accounts or data of others; or loading the portal so much that others cannot use it.',
        ],
      },
      measures: {
        head: 'What we may do',
        says: [
          'We may take down a posting or stop an account that breaks these rules. If you think we were wrong, write to us on the contact page.',
        ],
      },
      promise: {
        head: 'What we cannot promise',
        says: [
          'Companies write their postings; some are brought in from outside sources and may be out of date. We do not promise that a posting is right, that you will be hired, or that the portal works at every moment. The contract for work is between you and the company.',
        ],
      },
      law: {
        head: 'Law and changes',
        says: [
          'The law of India applies. Nothing here takes away a right that the law gives you. When these rules change, the date below changes with them.',
        ],
      },
    },
  },
  hi: {
    title: 'शर्तें',
    lead: 'इस पोर्टल के नियम, कम शब्दों में और सीधी भाषा में। जो खाता इस्तेमाल करता है, वह इन्हें मानता है।',
    sections: {
      accounts: {
        head: 'आपका खाता',
        says: [
          [
            'खाता 18 साल या उससे ज़्यादा उम्र के लोगों के लिए है।',
            'अपना असली नाम और वही ईमेल पता दें जिसे आप देखते हैं।',
            'पासवर्ड और कोड किसी को न बताएँ। आपके खाते से जो किया जाता है, उसकी ज़िम्मेदारी आपकी है।',
          ],
        ],
      },
      seekers: {
        head: 'अगर आप नौकरी खोज रहे हैं',
        says: [
          'आपके लिए यहाँ सब कुछ मुफ़्त है। प्रोफ़ाइल, रिज़्यूमे और लेटर में सिर्फ़ सच लिखें। आप जब आवेदन करते हैं, तो ये सब और आपसे संपर्क की जानकारी उस नौकरी की कंपनी को मिलती है।',
        ],
      },
      companies: {
        head: 'अगर आप भर्ती कर रहे हैं',
        says: [
          [
            'वही काम पोस्ट करें जो सच में है और जिसे देने का आपको हक़ है। जगह, वेतन और शर्तें सही लिखें।',
            'किसी भी वजह से आवेदक से पैसे या असली दस्तावेज़ कभी न माँगें।',
            'क़ाबिलियत देखकर चुनें। जाति, धर्म, लिंग, विकलांगता या इलाक़े की वजह से किसी को बाहर न करें।',
            'आवेदक जो भेजते हैं, उसे सिर्फ़ इसी भर्ती के लिए इस्तेमाल करें, सँभालकर रखें और ज़रूरत ख़त्म होने पर मिटा दें।',
            'जो आवेदन करते हैं, उन्हें जवाब दें।',
          ],
        ],
      },
      forbidden: {
        head: 'किसी को भी इजाज़त नहीं',
        says: [
          'ठगी, गाली-गलौज और धमकी; दूसरों की जानकारी इकट्ठा करना; नुक़सान करने वाली फ़ाइलें भेजना; दूसरों के खाते या जानकारी में घुसने की कोशिश; या पोर्टल पर इतना बोझ डालना कि दूसरे उसे इस्तेमाल न कर सकें।',
        ],
      },
      measures: {
        head: 'हम क्या कर सकते हैं',
        says: [
          'जो पोस्ट या खाता ये नियम तोड़े, उसे हम हटा या रोक सकते हैं। अगर आपको लगे कि हमसे ग़लती हुई, तो हमें लिखें। पता संपर्क पेज पर है।',
        ],
      },
      promise: {
        head: 'हम किस बात का वादा नहीं कर सकते',
        says: [
          'पोस्ट कंपनियाँ लिखती हैं। कुछ पोस्ट दूसरी जगहों से लाई जाती हैं और पुरानी हो सकती हैं। हम यह वादा नहीं करते कि हर पोस्ट सही होगी, नौकरी मिल ही जाएगी या पोर्टल हर पल चलेगा। काम का क़रार आपके और कंपनी के बीच होता है।',
        ],
      },
      law: {
        head: 'क़ानून और बदलाव',
        says: [
          'यहाँ भारत का क़ानून लागू है। क़ानून से मिला आपका कोई हक़ इन नियमों से कम नहीं होता। नियम बदलने पर नीचे की तारीख़ भी बदलती है।',
        ],
      },
    },
  },
});
