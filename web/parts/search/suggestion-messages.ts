import { defineMessages } from '../../lib/messages.ts';

export const suggestionMessages = defineMessages({
  en: {
    suggestions: 'Suggestions',
    found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    title: 'Jobs',
    skill: 'Skills',
    company: 'Companies',
    location: 'Places',
  },
  hi: {
    suggestions: 'सुझाव',
    found: (count) => `${count} सुझाव`,
    title: 'पद',
    skill: 'हुनर',
    company: 'कंपनियाँ',
    location: 'जगहें',
  },
});
