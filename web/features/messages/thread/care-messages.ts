import type { WarningReason } from '../../../../contract/message-check/warnings.ts';
import { defineMessages } from '../../../lib/messages.ts';

/** The warnings for a seeker about a message, and the hints for its writer before sending it. */
export const careMessages = defineMessages({
  en: {
    title: 'Be careful with this message',
    report: 'Report it',
    reported: 'Reported',
    reportedText: (id: number) => `Thank you. Your report has the number ${id}.`,
    reportFailed: 'The report could not be sent',
    inFile: (name: string) => `In the file ${name}:`,
    help: 'Did you lose money? Call 1930 at once, or write to',
    heldBack: 'This company has not shown yet who it is, so numbers, links and UPI ids are hidden.',
    showHeldBack: 'Show them',
    willBeSeen: 'The candidate will read a warning with this:',
    otherwise: 'You can send it all the same. If you mean something else, other words may help.',
  },
  hi: {
    title: 'इस संदेश से सावधान रहें',
    report: 'इसकी शिकायत करें',
    reported: 'शिकायत भेज दी गई',
    reportedText: (id) => `धन्यवाद। आपकी शिकायत का नंबर ${id} है।`,
    reportFailed: 'शिकायत नहीं भेजी जा सकी',
    inFile: (name) => `${name} फ़ाइल में:`,
    help: 'पैसे गए? तुरंत 1930 पर फ़ोन करें, या यहाँ लिखें:',
    heldBack: 'इस कंपनी ने अभी नहीं दिखाया कि वह कौन है, इसलिए नंबर, लिंक और UPI छिपे हैं।',
    showHeldBack: 'इन्हें दिखाएँ',
    willBeSeen: 'आवेदक को इसके साथ चेतावनी दिखेगी:',
    otherwise: 'आप इसे फिर भी भेज सकते हैं। मतलब कुछ और हो, तो दूसरे शब्दों में लिखें।',
  },
});

/** The reason, in plain words. */
export const warningTexts = defineMessages({
  en: {
    money_asked: 'It asks you to pay. No honest employer takes a fee or a deposit for a job.',
    private_account: 'It names an account to pay into. Never pay for a job.',
    secrets_asked:
      'It asks for an OTP, a password, bank details, Aadhaar or PAN. Never send them in a message.',
    paid_tasks: 'It offers small paid tasks or an investment. That is no job.',
    leaves_portal: 'It wants to go on elsewhere, where nobody can help you.',
    look_alike_link: 'A link looks like that of a known employer or of the government, and is not.',
    shortened_link: 'A link is shortened, so you cannot see where it leads.',
  } satisfies Record<WarningReason, string>,
  hi: {
    money_asked: 'यह आपसे पैसे माँगता है। कोई ईमानदार कंपनी नौकरी के लिए फ़ीस या जमा राशि नहीं लेती।',
    private_account: 'इसमें पैसे भेजने का खाता है। नौकरी के लिए कभी पैसे न दें।',
    secrets_asked: 'यह OTP, पासवर्ड, बैंक की जानकारी, आधार या PAN माँगता है। इन्हें संदेश में कभी न भेजें।',
    paid_tasks: 'यह पैसों वाले छोटे टास्क या निवेश की बात है। यह नौकरी नहीं है।',
    leaves_portal: 'यह कहीं और बात करना चाहता है, जहाँ कोई आपकी मदद नहीं कर सकता।',
    look_alike_link: 'एक लिंक किसी जानी-मानी कंपनी या सरकार का लगता है, पर है नहीं।',
    shortened_link: 'एक लिंक छोटा किया हुआ है, इसलिए नहीं दिखता कि वह कहाँ ले जाता है।',
  },
});
