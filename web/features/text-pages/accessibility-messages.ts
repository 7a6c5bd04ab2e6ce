import {
  CODE_LIFE_MINUTES,
  SESSION_IDLE_HOURS,
  SESSION_LIFE_DAYS,
} from '../../../contract/constants.ts';
import { defineText } from './text.ts';

export const accessibility = defineText({
  en: {
    title: 'Accessibility',
    lead: 'What is done here so that everybody can use this portal, what is not good enough yet, and how to tell us.',
    sections: {
      aim: {
        head: 'What we measure by',
        says: [
          'Our measure is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in English and in Hindi, on a cheap phone as well as on a computer.',
        ],
      },
      done: {
        head: 'What is done',
        says: [
          [
            'Keyboard: everything is made to be reached and done without a mouse. A ring shows where you are, and the first link of a page leads past its header.',
            'Contrast: text stands out by at least 4.5 to 1, in light and in dark colours. Nothing is said by colour alone.',
            'Large text: you can enlarge the pages to 200 percent, or set the text of your browser to double size. The pages then still fit on a phone 360 pixels wide without moving them sideways, and at normal size on a screen 320 pixels wide. Rows of tabs and filters move sideways by themselves.',
            'Screen readers: every page has headings and regions, every field a name, every mistake its words beside the field. Messages that appear are read out. A job keeps the language that it was written in.',
            'Motion: if your device asks for less of it, nothing moves.',
            'Without JavaScript: searching jobs, reading a job, and pages of text like this one.',
            `Time: pages and forms do not run out while you read and write. You stay signed in for up to ${SESSION_LIFE_DAYS} days, unless you do not use the portal for ${SESSION_IDLE_HOURS} hours. An emailed code works for ${CODE_LIFE_MINUTES} minutes, and you can ask for another.`,
          ],
        ],
      },
      tested: {
        head: 'How it is tested',
        says: [
          'With every change a program (axe) looks for mistakes on the pages, the contrast of all colours is calculated, and the most important ways are gone by keyboard alone.',
          'Programs find only some of the problems. People who use a screen reader every day have not tested this portal yet, and neither has an independent tester.',
        ],
      },
      open: {
        head: 'What is not good enough yet',
        says: [
          [
            'Resumes are files of the people who sent them. Whether they can be read aloud depends on how they were made.',
            'Descriptions of jobs and companies are written by companies. We do not correct their words.',
            'The readable pages of the programming interface come from another project, and we have not checked all of them.',
          ],
        ],
      },
      report: {
        head: 'Tell us',
        says: [
          'Something does not work for you? Write which page it is, what you wanted to do, and with which device, browser and aid. If you cannot do something here, tell us that too: we will look for another way. The address is:',
        ],
      },
    },
  },
  hi: {
    title: 'सुलभता',
    lead: 'यह पोर्टल हर कोई इस्तेमाल कर सके, इसके लिए क्या किया गया है, क्या अभी ठीक नहीं है, और हमें कैसे बताएँ।',
    sections: {
      aim: {
        head: 'हमारी कसौटी',
        says: [
          'हमारी कसौटी Web Content Accessibility Guidelines (WCAG) 2.2 का स्तर AA है: हिन्दी में भी और अंग्रेज़ी में भी, सस्ते फ़ोन पर भी और कंप्यूटर पर भी।',
        ],
      },
      done: {
        head: 'क्या किया गया है',
        says: [
          [
            'कीबोर्ड: सब कुछ ऐसे बनाया गया है कि माउस के बिना भी किया जा सके। एक घेरा दिखाता है कि आप कहाँ हैं, और हर पेज का पहला लिंक सीधे मुख्य भाग पर ले जाता है।',
            'कंट्रास्ट: उजले और गहरे, दोनों रंगों में लिखावट पीछे के रंग से कम से कम 4.5 गुना अलग दिखती है। कोई बात सिर्फ़ रंग से नहीं कही जाती।',
            'बड़े अक्षर: आप पेज 200 प्रतिशत तक बड़े कर सकते हैं, या ब्राउज़र में अक्षर दोगुने बड़े रख सकते हैं। तब भी पेज 360 पिक्सेल चौड़े फ़ोन पर बिना दाएँ-बाएँ खिसकाए पूरे दिखते हैं, और सामान्य अक्षरों में 320 पिक्सेल चौड़ी स्क्रीन पर भी। टैब और फ़िल्टर की कतारें अलग से दाएँ-बाएँ खिसकती हैं।',
            'स्क्रीन रीडर: हर पेज में शीर्षक और हिस्से हैं, हर खाने का नाम है, और हर ग़लती उसी खाने के पास शब्दों में लिखी होती है। नए संदेश पढ़कर सुनाए जाते हैं। नौकरी जिस भाषा में लिखी गई, उसी में पढ़ी जाती है।',
            'हलचल: अगर आपका डिवाइस कम हलचल चाहता है, तो कुछ नहीं हिलता।',
            'JavaScript के बिना: नौकरी खोजना, नौकरी पढ़ना, और इस जैसे लिखावट वाले पेज।',
            `समय: पढ़ते या लिखते समय पेज और फ़ॉर्म अपने आप बंद नहीं होते। आप ज़्यादा से ज़्यादा ${SESSION_LIFE_DAYS} दिन लॉग इन रहते हैं; ${SESSION_IDLE_HOURS} घंटे तक पोर्टल इस्तेमाल न करने पर फिर लॉग इन करना होता है। मेल में आया कोड ${CODE_LIFE_MINUTES} मिनट चलता है, और आप नया माँग सकते हैं।`,
          ],
        ],
      },
      tested: {
        head: 'जाँच कैसे होती है',
        says: [
          'हर बदलाव पर एक प्रोग्राम (axe) पेजों में ग़लतियाँ ढूँढता है, सभी रंगों का कंट्रास्ट नापा जाता है, और सबसे ज़रूरी काम सिर्फ़ कीबोर्ड से करके देखे जाते हैं।',
          'प्रोग्राम कुछ ही दिक़्क़तें पकड़ पाते हैं। रोज़ स्क्रीन रीडर इस्तेमाल करने वालों ने इस पोर्टल को अभी नहीं परखा है, और किसी स्वतंत्र जाँच करने वाले ने भी नहीं।',
        ],
      },
      open: {
        head: 'क्या अभी ठीक नहीं है',
        says: [
          [
            'रिज़्यूमे उन्हें भेजने वालों की फ़ाइलें हैं। स्क्रीन रीडर उन्हें पढ़ पाएगा या नहीं, यह इस पर है कि वे कैसे बनाई गईं।',
            'नौकरियों और कंपनियों के बारे में कंपनियाँ ख़ुद लिखती हैं। उनके शब्द हम नहीं सुधारते।',
            'प्रोग्राम बनाने वालों के पेज (API) एक दूसरे प्रोजेक्ट से आते हैं, और हमने उन सबकी जाँच नहीं की है।',
          ],
        ],
      },
      report: {
        head: 'हमें बताएँ',
        says: [
          'कुछ आपके लिए काम नहीं करता? लिखें कि कौन सा पेज है, आप क्या करना चाहते थे, और किस डिवाइस, ब्राउज़र और सहायक साधन से। अगर यहाँ कोई काम आपसे हो ही नहीं पाता, तो वह भी लिखें: हम दूसरा रास्ता ढूँढेंगे। पता यह है:',
        ],
      },
    },
  },
});
