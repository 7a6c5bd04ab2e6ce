import { MORE_PLACES_MAX } from '../../../../../contract/constants.ts';
import { defineMessages } from '../../../../lib/messages.ts';

export const morePlacesMessages = defineMessages({
  en: {
    morePlaces: (count: number) =>
      count >= MORE_PLACES_MAX
        ? `${MORE_PLACES_MAX} or more other places`
        : count === 1
          ? '1 more place'
          : `${count} more places`,
    places: 'The same job in other places',
  },
  hi: {
    morePlaces: (count) =>
      count >= MORE_PLACES_MAX ? `${MORE_PLACES_MAX} या ज़्यादा और जगहें` : `${count} और जगह`,
    places: 'यही नौकरी दूसरी जगहों पर',
  },
});
