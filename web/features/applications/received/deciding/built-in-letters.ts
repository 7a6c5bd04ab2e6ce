import type { DecisionOccasion } from '../../../../../contract/applications/letter-occasions.ts';
import { inBothLanguages } from '../../../../../contract/format/both-languages.ts';
import type { Letter } from '../../../../../contract/applications/letters.ts';

/** Letters that every company has from the start. */
export const builtInLetters: Record<DecisionOccasion, Letter> = {
  reviewing: inBothLanguages(
    'Hello {name},\n\nwe have your application for {job} and are reading it.\n\n{company}',
    'नमस्ते {name},\n\n{job} के लिए आपका आवेदन मिल गया है और हम उसे पढ़ रहे हैं।\n\n{company}',
  ),
  interview: inBothLanguages(
    'Hello {name},\n\nwe would like to meet you for {job}. We will contact you about the day, the time and the place.\n\n{company}',
    'नमस्ते {name},\n\n{job} के लिए हम आपसे मिलना चाहते हैं। दिन, समय और जगह बताने के लिए हम आपसे संपर्क करेंगे।\n\n{company}',
  ),
  accepted: inBothLanguages(
    'Hello {name},\n\nwe would like to have you for {job}. We will contact you about what comes next.\n\n{company}',
    'नमस्ते {name},\n\n{job} के लिए हमने आपको चुना है। आगे क्या करना है, यह बताने के लिए हम आपसे संपर्क करेंगे।\n\n{company}',
  ),
  offered: inBothLanguages(
    'Hello {name},\n\nwe would like to offer you {job}. We will contact you about the terms.\n\n{company}',
    'नमस्ते {name},\n\nहम आपको {job} का ऑफ़र देना चाहते हैं। शर्तें बताने के लिए हम आपसे संपर्क करेंगे।\n\n{company}',
  ),
  hired: inBothLanguages(
    'Welcome {name},\n\nwe are glad that you join us for {job}.\n\n{company}',
    'स्वागत है {name},\n\nख़ुशी है कि {job} के लिए आप हमारे साथ जुड़ रहे हैं।\n\n{company}',
  ),
  rejected: inBothLanguages(
    'Hello {name},\n\nthank you for applying for {job}. This time we have chosen somebody else. We wish you well in your search.\n\n{company}',
    'नमस्ते {name},\n\n{job} के लिए आवेदन करने का धन्यवाद। इस बार हमने किसी और को चुना है। आपकी तलाश के लिए शुभकामनाएँ।\n\n{company}',
  ),
};
