import { PERSONAL_COPIES_PER_DAY } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const yourDataMessages = defineMessages({
  en: {
    title: 'Your data',
    note: 'Everything we keep about you belongs to you: take a copy, correct it, and see who has seen what.',
    copy: 'A copy of everything',
    copyNote: `A ZIP file with your data as a PDF and as JSON, and your files. You can ask for ${PERSONAL_COPIES_PER_DAY} a day.`,
    request: 'Make a copy',
    requestAgain: 'Make a new copy',
    notRequested: 'The copy was not requested',
    making:
      'Your copy is being made. That takes less than a minute, and we email you when it is ready.',
    ready: (size: string, until: string) =>
      `Your copy is ready: ${size}. It is erased by ${until}.`,
    download: 'Download the copy',
    notDownloaded: 'Not downloaded',
    held: 'What we keep',
    showHeld: 'Show what we keep',
    change: (name: string) => `Change: ${name}`,
    ask: (name: string) => `Ask us to correct: ${name}`,
    changeShort: 'Change',
    askShort: 'Ask us',
    shown: 'Who has seen your data',
    consents: 'My consents',
  },
  hi: {
    title: 'आपका डेटा',
    note: 'हम आपके बारे में जो भी रखते हैं, वह आपका है: उसकी कॉपी लें, उसे सुधारें, और देखें कि किसे क्या दिखाया गया।',
    copy: 'आपके पूरे डेटा की कॉपी',
    copyNote: `एक ZIP फ़ाइल, जिसमें आपका डेटा PDF और JSON में है, और आपकी फ़ाइलें भी। दिन में ${PERSONAL_COPIES_PER_DAY} बार माँग सकते हैं।`,
    request: 'कॉपी बनाएँ',
    requestAgain: 'नई कॉपी बनाएँ',
    notRequested: 'कॉपी नहीं माँगी जा सकी',
    making: 'आपकी कॉपी बन रही है। इसमें एक मिनट से कम लगता है, और तैयार होने पर हम आपको मेल भेजेंगे।',
    ready: (size, until) => `आपकी कॉपी तैयार है: ${size}। यह ${until} तक मिटा दी जाएगी।`,
    download: 'कॉपी डाउनलोड करें',
    notDownloaded: 'डाउनलोड नहीं हो सका',
    held: 'हम क्या रखते हैं',
    showHeld: 'देखें कि हम क्या रखते हैं',
    change: (name) => `बदलें: ${name}`,
    ask: (name) => `हमसे सुधारने को कहें: ${name}`,
    changeShort: 'बदलें',
    askShort: 'हमें लिखें',
    shown: 'किसे क्या दिखाया गया',
    consents: 'मेरी सहमतियाँ',
  },
});
