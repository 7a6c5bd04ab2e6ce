import type { ContactOutcome } from '../../../contract/contact/contact-outcomes.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { inBothLanguages } from '../../../contract/format/both-languages.ts';

interface Template {
  outcome: ContactOutcome;
  /** The name in the list. */
  name: Record<Language, string>;
  /** The text, in the language of the message. */
  text: Record<Language, string>;
}

/** Beginnings of answers, which can be edited freely. */
export const answerTemplates: readonly Template[] = [
  {
    outcome: 'solved',
    name: { en: 'Grievance settled', hi: 'शिकायत निपट गई' },
    text: inBothLanguages(
      'You were right, and we have set it right. Thank you for telling us.',
      'आपकी बात सही थी और हमने उसे ठीक कर दिया है। बताने के लिए धन्यवाद।',
    ),
  },
  {
    outcome: 'solved',
    name: { en: 'Posting removed', hi: 'पोस्ट हटाई गई' },
    text: inBothLanguages(
      'We have looked at the posting and removed it. If you have paid somebody, call 1930 at once or report it at cybercrime.gov.in.',
      'हमने वह पोस्ट देखी और हटा दी है। अगर आपने किसी को पैसे दिए हैं, तो तुरंत 1930 पर फ़ोन करें या cybercrime.gov.in पर शिकायत करें।',
    ),
  },
  {
    outcome: 'solved',
    name: { en: 'Copy of the data', hi: 'डेटा की कॉपी' },
    text: inBothLanguages(
      'You can save a copy of everything that is kept about you yourself: log in and open Settings, “Your data”. If you cannot log in, answer this email and we will help.',
      'आपके बारे में जो कुछ रखा है, उसकी कॉपी आप ख़ुद ले सकते हैं: लॉग इन करें और सेटिंग में “आपका डेटा” खोलें। लॉग इन न हो सके तो इस मेल का जवाब दें, हम मदद करेंगे।',
    ),
  },
  {
    outcome: 'solved',
    name: { en: 'Data corrected', hi: 'डेटा सुधारा गया' },
    text: inBothLanguages(
      'We have corrected what you named. You can see it when you log in.',
      'आपने जो बताया था, वह हमने सुधार दिया है। लॉग इन करने पर आप उसे देख सकते हैं।',
    ),
  },
  {
    outcome: 'solved',
    name: { en: 'Data deleted', hi: 'डेटा हटाया गया' },
    text: inBothLanguages(
      'What you named is deleted. What the law makes us keep, such as invoices, stays until its time is over; the privacy page says what that is.',
      'आपने जो बताया था, वह हटा दिया गया है। क़ानून जो रखवाता है, जैसे बिल, वह अपने समय तक रहेगा; निजता पेज पर लिखा है कि वह क्या है।',
    ),
  },
  {
    outcome: 'declined',
    name: { en: 'Not possible', hi: 'नहीं हो सकता' },
    text: inBothLanguages(
      'We have looked at what you asked for and cannot do it. The reason:\n\nIf you disagree, write to us again; about your data you can also complain to the Data Protection Board of India.',
      'आपने जो माँगा, वह हमने देखा, पर हम नहीं कर सकते। कारण:\n\nआप सहमत न हों तो हमें फिर लिखें; अपने डेटा के बारे में आप भारत के डेटा संरक्षण बोर्ड से भी शिकायत कर सकते हैं।',
    ),
  },
];
