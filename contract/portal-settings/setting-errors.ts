/** Errors of the settings of the portal. */
export const settingErrors = {
  'resource.setting.stale': {
    status: 412,
    en: 'Another admin has changed this in the meantime. Reload the page to see the current settings.',
    hi: 'इस बीच किसी और एडमिन ने इसे बदल दिया है। अभी क्या लागू है, यह देखने के लिए पेज फिर खोलें।',
  },
  'resource.setting.other_site': {
    status: 422,
    en: 'This is not an https address of a page there.',
    hi: 'यह वहाँ के किसी पेज का https पता नहीं है।',
  },
  'resource.setting.no_smtp': {
    status: 422,
    en: 'Please write an address such as smtp://user:password@host:587.',
    hi: 'कृपया smtp://user:password@host:587 जैसा पता लिखें।',
  },
  'resource.setting.no_https': {
    status: 422,
    en: 'Please write an address such as https://user:password@sms.example.in/send.',
    hi: 'कृपया https://user:password@sms.example.in/send जैसा पता लिखें।',
  },
  'resource.setting.no_language': {
    status: 422,
    en: 'Please choose at least one language.',
    hi: 'कृपया कम से कम एक भाषा चुनें।',
  },
  'resource.setting.language_not_offered': {
    status: 422,
    en: 'Please choose a language that is offered.',
    hi: 'कृपया वही भाषा चुनें जो मिलती है।',
  },
  'resource.setting.odd_name': {
    status: 422,
    en: 'Please use letters, digits and spaces, and of other signs only . , ’ · + - and & between words.',
    hi: 'कृपया अक्षर, अंक और ख़ाली जगह ही लिखें; और चिह्नों में से सिर्फ़ . , ’ · + - और शब्दों के बीच &।',
  },
  'resource.setting.no_colour': {
    status: 422,
    en: 'Please write a colour as # and six digits or letters from a to f, such as #0b5e6c.',
    hi: 'कृपया रंग को # और छह अंकों या a से f तक के अक्षरों में लिखें, जैसे #0b5e6c।',
  },
  'resource.setting.low_contrast': {
    status: 422,
    en: 'Text in this colour, or on it, would have a contrast of only {ratio} to 1. At least 4.5 to 1 is needed, so that everybody can read them.',
    hi: 'इस रंग के या इस पर लिखे टेक्स्ट का कंट्रास्ट सिर्फ़ {ratio} : 1 होगा। कम से कम 4.5 : 1 चाहिए, ताकि सब पढ़ सकें।',
  },
} as const;
