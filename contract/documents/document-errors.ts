/** Error codes for uploaded files; `errors.ts` includes them. */
export const documentErrors = {
  'resource.document.not_found': {
    status: 404,
    en: 'No resume found to delete.',
    hi: 'हटाने के लिए कोई रिज़्यूमे नहीं मिला।',
  },
  'resource.document.invalid_format': {
    status: 415,
    en: 'Please upload a PDF or Word document.',
    hi: 'कृपया PDF या Word फ़ाइल अपलोड करें।',
  },
  'resource.document.empty': {
    status: 422,
    en: 'This file is empty.',
    hi: 'यह फ़ाइल ख़ाली है।',
  },
  'resource.document.too_large': {
    status: 413,
    en: 'Please upload a file smaller than 2MB.',
    hi: 'कृपया 2MB से छोटी फ़ाइल अपलोड करें।',
  },
  'resource.document.active': {
    status: 422,
    en: 'This file runs scripts or opens other files by itself. Save it as a plain PDF and upload that.',
    hi: 'यह फ़ाइल अपने-आप स्क्रिप्ट चलाती है या दूसरी फ़ाइलें खोलती है। इसे सादे PDF में सेव करके अपलोड करें।',
  },
  'resource.document.locked': {
    status: 422,
    en: 'This file is damaged or locked, so we cannot check it. Save it as a PDF without a password and upload that.',
    hi: 'यह फ़ाइल ख़राब या लॉक है, इसलिए हम इसे जाँच नहीं सकते। इसे बिना पासवर्ड के PDF में सेव करके अपलोड करें।',
  },
  'resource.document.slow': {
    status: 422,
    en: 'We could not read this file in time, so it was not uploaded. Save it anew as a plain PDF and upload that.',
    hi: 'हम यह फ़ाइल समय पर पढ़ नहीं पाए, इसलिए यह अपलोड नहीं हुई। इसे नए सिरे से सादे PDF में सेव करके अपलोड करें।',
  },
  'resource.document.infected': {
    status: 422,
    en: 'There is a virus in this file, so it was not uploaded.',
    hi: 'इस फ़ाइल में वायरस मिला, इसलिए इसे अपलोड नहीं किया गया।',
  },
  'resource.document.not_scanned': {
    status: 503,
    en: 'We cannot check files for viruses at the moment. Please try again in a few minutes.',
    hi: 'अभी हम फ़ाइलों में वायरस की जाँच नहीं कर पा रहे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
  'resource.document.no_space': {
    status: 422,
    en: 'There is no room left for your files. Please delete some that you no longer need.',
    hi: 'आपकी फ़ाइलों के लिए जगह नहीं बची। कृपया कुछ फ़ाइलें हटाएँ जिनकी अब ज़रूरत नहीं।',
  },
  'resource.picture.invalid_format': {
    status: 415,
    en: 'Please upload a JPEG, PNG, GIF or WebP image.',
    hi: 'कृपया JPEG, PNG, GIF या WebP फ़ोटो अपलोड करें।',
  },
  'resource.picture.too_large': {
    status: 413,
    en: 'Please upload an image smaller than 2MB.',
    hi: 'कृपया 2MB से छोटी फ़ोटो अपलोड करें।',
  },
  'resource.picture.too_many_pixels': {
    status: 422,
    en: 'This image has more than 25 million pixels. Please make it smaller and upload it again.',
    hi: 'इस फ़ोटो में 2.5 करोड़ से ज़्यादा पिक्सल हैं। कृपया इसे छोटा करके फिर अपलोड करें।',
  },
  'resource.picture.unreadable': {
    status: 422,
    en: 'This image is damaged and cannot be read. Please upload another one.',
    hi: 'यह फ़ोटो ख़राब है और पढ़ी नहीं जा सकती। कृपया दूसरी अपलोड करें।',
  },
  'resource.picture.outside': {
    status: 422,
    en: 'The chosen part reaches beyond the image.',
    hi: 'चुना गया हिस्सा फ़ोटो से बाहर जाता है।',
  },
  'resource.picture.not_found': {
    status: 404,
    en: 'Picture not found.',
    hi: 'फ़ोटो नहीं मिली।',
  },
} as const;
