import { defineMessages } from '../../../../lib/messages.ts';

export const textPreviewMessages = defineMessages({
  en: {
    title: 'How the text will look',
    responsibilities: 'Key Responsibilities',
    requirements: 'Requirements',
    benefits: 'Benefits',
    failed: 'The preview could not be loaded. It will be tried again with your next change.',
  },
  hi: {
    title: 'विवरण ऐसा दिखेगा',
    responsibilities: 'मुख्य ज़िम्मेदारियाँ',
    requirements: 'क्या चाहिए',
    benefits: 'सुविधाएँ',
    failed: 'विवरण अभी दिखाया नहीं जा सका। अगले बदलाव पर दिखेगा।',
  },
});
