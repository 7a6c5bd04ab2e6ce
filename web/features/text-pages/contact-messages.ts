import { defineText } from './text.ts';

export const contact = defineText({
  en: {
    title: 'Contact',
    lead: 'A form and an address for questions, complaints and corrections, and what to do when somebody asks for money.',
    sections: {
      write: {
        head: 'Write to us',
        says: ['A person reads what you write here and answers by email.'],
      },
      address: { head: 'Or by email', says: [] },
      details: {
        head: 'What to write',
        says: [
          'So that we can help at once, please tell us:',
          [
            'the email address of your account, if you have one;',
            'the link of the job, company or page;',
            'what happened, and when;',
            'the number on the error page, if there was one.',
          ],
          'Never send your password, a code, or bank details. We do not need them and we never ask for them.',
        ],
      },
      fraud: {
        head: 'Somebody asked you for money',
        says: [
          'Do not pay. If you have paid, call 1930 at once or report it at cybercrime.gov.in: the earlier you call, the better the chance that the payment can be stopped.',
          'Keep messages, numbers and receipts as proof. Then send us the link of the job or company.',
        ],
      },
      ownData: {
        head: 'Your personal data',
        says: [
          'For a copy, a correction or the deletion of what is kept about you, write from the email address of your account. The privacy page says what is kept.',
        ],
      },
    },
  },
  hi: {
    title: 'संपर्क',
    lead: 'सवाल, शिकायत और सुधार के लिए फ़ॉर्म और पता, और कोई पैसे माँगे तो क्या करें।',
    sections: {
      write: {
        head: 'हमें लिखें',
        says: ['आप यहाँ जो लिखेंगे, उसे कोई व्यक्ति ख़ुद पढ़ेगा और मेल से जवाब देगा।'],
      },
      address: { head: 'या मेल से', says: [] },
      details: {
        head: 'क्या लिखें',
        says: [
          'तुरंत मदद हो सके, इसके लिए कृपया ये बातें लिखें:',
          [
            'आपके खाते का ईमेल पता, अगर खाता है;',
            'नौकरी, कंपनी या पेज का लिंक;',
            'क्या हुआ और कब हुआ;',
            'गड़बड़ी वाले पेज पर कोई नंबर दिखा हो तो वह।',
          ],
          'पासवर्ड, कोड या बैंक की जानकारी कभी न भेजें। हमें उनकी ज़रूरत नहीं है और हम उन्हें कभी नहीं माँगते।',
        ],
      },
      fraud: {
        head: 'किसी ने पैसे माँगे हैं',
        says: [
          'पैसे न दें। दे चुके हैं तो तुरंत 1930 पर फ़ोन करें या cybercrime.gov.in पर शिकायत करें। जितनी जल्दी बताएँगे, पैसे रुकने की उम्मीद उतनी ज़्यादा है।',
          'मैसेज, नंबर और रसीदें सबूत के लिए सँभालकर रखें। फिर हमें नौकरी या कंपनी का लिंक भेजें।',
        ],
      },
      ownData: {
        head: 'आपकी निजी जानकारी',
        says: [
          'आपके बारे में रखी जानकारी की कॉपी चाहिए, उसे सुधारना या हटवाना हो, तो अपने खाते के ईमेल पते से लिखें। क्या-क्या रखा जाता है, यह निजता पेज पर लिखा है।',
        ],
      },
    },
  },
});
