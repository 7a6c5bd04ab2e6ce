import { defineMessages } from '../../../../lib/messages.ts';

export const placesMessages = defineMessages({
  en: {
    add: 'Add another place',
    place: (number: number) => `Place ${number}`,
    remove: (place: string) => `Remove ${place}`,
  },
  hi: {
    add: 'एक और जगह जोड़ें',
    place: (number) => `जगह ${number}`,
    remove: (place) => `${place} हटाएँ`,
  },
});
