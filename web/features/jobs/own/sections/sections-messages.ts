import { defineMessages } from '../../../../lib/messages.ts';

export const sectionsMessages = defineMessages({
  en: {
    responsibilities: 'Responsibilities',
    requirements: 'Requirements',
    benefits: 'Benefits',
    hint: 'One on each line.',
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    found: 'This text has sections of its own.',
    foundText: 'They can stand in the boxes below, each under its heading.',
    sort: 'Put them into the boxes',
  },
  hi: {
    responsibilities: 'ज़िम्मेदारियाँ',
    requirements: 'योग्यता',
    benefits: 'सुविधाएँ',
    hint: 'हर लाइन में एक बात।',
    lines: (count) => (count === 1 ? '1 लाइन' : `${count} लाइनें`),
    found: 'इस विवरण में अलग-अलग हिस्से हैं।',
    foundText: 'वे नीचे के खानों में अपने-अपने शीर्षक के नीचे आ सकते हैं।',
    sort: 'खानों में रखें',
  },
});
