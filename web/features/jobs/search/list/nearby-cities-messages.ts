import { placeName } from '../../../../../contract/format/names/place-names.ts';
import { atLeastText, numberText } from '../../../../lib/format/format.ts';
import { DOT } from '../../../../lib/format/separator.ts';
import { defineMessages } from '../../../../lib/messages.ts';

interface City {
  location: string;
  km: number;
  total: number;
  capped: boolean;
}

const countOf = ({ total, capped }: City) => (capped ? atLeastText(total) : numberText(total));

export const nearbyCitiesMessages = defineMessages({
  en: {
    nearest: 'The nearest cities with such jobs, in a straight line:',
    nearestSaid: 'Nearest, in a straight line:',
    city: (city: City) =>
      `${city.location}, ${numberText(city.km)} km${DOT}${countOf(city)} ${city.total === 1 ? 'job' : 'jobs'}`,
  },
  hi: {
    nearest: 'ऐसी नौकरियों वाले सबसे पास के शहर, सीधी दूरी में:',
    nearestSaid: 'सबसे पास, सीधी दूरी में:',
    city: (city) =>
      `${placeName(city.location, 'hi')}, ${numberText(city.km)} किमी${DOT}${countOf(city)} ${city.total === 1 ? 'नौकरी' : 'नौकरियाँ'}`,
  },
});
