import { defineMessages } from '../../lib/messages.ts';

export const lookMessages = defineMessages({
  en: {
    look: 'Name and look',
    lookNote:
      'What the portal is called on its pages, in its emails and documents, and how it looks.',
    lookSaved: 'Saved: pages show it from the next time they are opened',
    name: 'Name of the portal',
    nameHint: (product: string) =>
      `Without one it is called ${product}. Texts about the software itself keep its own name.`,
    accent: 'Accent colour',
    accentHint: 'Of buttons, links and marks. Leave it empty for the usual one.',
    accentDark: 'Accent colour in the dark theme',
    accentDarkHint: 'Leave it empty for a lighter one of the same hue.',
    pick: (field: string) => `${field}: choose from a palette`,
    sample: 'Sample',
    inLight: 'Light theme:',
    inDark: 'Dark theme:',
    contrast: (ratio: string) => `a contrast of ${ratio} to 1 at least.`,
    tooFaint: (ratio: string) =>
      `a contrast of ${ratio} to 1, which is too little: 4.5 are needed.`,
    logo: 'Logo',
    logoHint:
      'A JPEG, PNG, GIF or WebP of at most 2 MB. It is drawn anew, in the header of pages and in icons of apps. In the dark theme it stands on white.',
    chooseLogo: 'Choose a logo',
    otherLogo: 'Choose another one',
    removeLogo: 'Remove the logo',
    logoKept: 'Saved: pages show the logo from the next time they are opened',
    logoRemoved: 'The logo is removed',
    logoFailed: 'The logo could not be saved',
  },
  hi: {
    look: 'नाम और रूप',
    lookNote: 'पेजों, मेल और दस्तावेज़ों में पोर्टल का नाम क्या हो, और वह कैसा दिखे।',
    lookSaved: 'सेव हो गया: पेज अगली बार खुलने पर यही दिखाएँगे',
    name: 'पोर्टल का नाम',
    nameHint: (product) =>
      `नाम न हो, तो इसे ${product} कहा जाता है। सॉफ़्टवेयर के बारे में लिखे टेक्स्ट उसका अपना नाम रखते हैं।`,
    accent: 'मुख्य रंग',
    accentHint: 'बटन, लिंक और निशानों का रंग। सामान्य रंग के लिए ख़ाली छोड़ दें।',
    accentDark: 'गहरी थीम में मुख्य रंग',
    accentDarkHint: 'इसी रंग के हल्के रूप के लिए ख़ाली छोड़ दें।',
    pick: (field) => `${field}: रंगों में से चुनें`,
    sample: 'नमूना',
    inLight: 'हल्की थीम:',
    inDark: 'गहरी थीम:',
    contrast: (ratio) => `कंट्रास्ट कम से कम ${ratio} : 1।`,
    tooFaint: (ratio) => `कंट्रास्ट ${ratio} : 1, जो बहुत कम है: 4.5 चाहिए।`,
    logo: 'लोगो',
    logoHint:
      'ज़्यादा से ज़्यादा 2 MB की JPEG, PNG, GIF या WebP। पेजों के ऊपर और ऐप के आइकन में इसे नए सिरे से बनाकर दिखाया जाता है। गहरी थीम में यह सफ़ेद पर दिखता है।',
    chooseLogo: 'लोगो चुनें',
    otherLogo: 'दूसरा चुनें',
    removeLogo: 'लोगो हटाएँ',
    logoKept: 'सेव हो गया: पेज अगली बार खुलने पर लोगो दिखाएँगे',
    logoRemoved: 'लोगो हटा दिया गया',
    logoFailed: 'लोगो सेव नहीं हो सका',
  },
});
