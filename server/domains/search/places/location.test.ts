import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../test/makers/any-character.ts';
import { placesWithNames } from '../../../../contract/format/names/place-names.ts';
import { citiesByState, partsOfStates } from './cities.ts';
import { readPostedLocation, readSearchedLocation } from './location.ts';
import { wishedPlacesOf } from './wished-places.ts';

describe('a searched location', () => {
  test.each([
    ['Bangalore', "'city:bengaluru'", 'Bengaluru, Karnataka'],
    ['bengaluru', "'city:bengaluru'", 'Bengaluru, Karnataka'],
    ['Bombay', "('city:mumbai' | 'city:mumbai_metropolitan_region')", 'Mumbai, Maharashtra'],
    ['Trivandrum', "'city:thiruvananthapuram'", 'Thiruvananthapuram, Kerala'],
    ['Calcutta', "'city:kolkata'", 'Kolkata, West Bengal'],
    ['Madras', "'city:chennai'", 'Chennai, Tamil Nadu'],
    ['Poona', "'city:pune'", 'Pune, Maharashtra'],
    ['Baroda', "'city:vadodara'", 'Vadodara, Gujarat'],
    ['Cochin', "'city:kochi'", 'Kochi, Kerala'],
    ['Vizag', "'city:visakhapatnam'", 'Visakhapatnam, Andhra Pradesh'],
    ['Mysore', "'city:mysuru'", 'Mysuru, Karnataka'],
    ['Allahabad', "'city:prayagraj'", 'Prayagraj, Uttar Pradesh'],
    ['गुड़गांव', "('city:gurugram' | 'city:delhi_ncr')", 'Gurugram, Haryana'],
    ['Karnataka', "'state:karnataka'", 'Karnataka'],
    ['उत्तर प्रदेश', "'state:uttar_pradesh'", 'Uttar Pradesh'],
    ['J&K', "'state:jammu_and_kashmir'", 'Jammu and Kashmir'],
    ['Indore, Madhya Pradesh', "'city:indore'", 'Indore, Madhya Pradesh'],
    ['Pune, Nagpur', "('city:pune' | 'city:nagpur')", 'Pune, Maharashtra / Nagpur, Maharashtra'],
    ['Pune or remote', "('city:pune' | 'mode:remote')", 'Pune, Maharashtra / Remote'],
    ['ghar se kaam', "'mode:remote'", 'Remote'],
    ['Aurangabad', "'city:chhatrapati_sambhajinagar'", 'Chhatrapati Sambhajinagar, Maharashtra'],
    ['Aurangabad, Bihar', "'city:aurangabad'", 'Aurangabad, Bihar'],
    ['Indiranagar, Bangalore', "('city:bengaluru' & 'at:indiranagar')", 'Bengaluru, Karnataka'],
    ['Bangalore Indiranagar', "('city:bengaluru' & 'at:indiranagar')", 'Bengaluru, Karnataka'],
    ['Ajmer Road, Jaipur', "('city:jaipur' & 'at:ajmer' & 'at:road')", 'Jaipur, Rajasthan'],
    ['Indore Road', "('city:indore' & 'at:road')", 'Indore, Madhya Pradesh'],
    ['near Gotham City', "'at:gotham'", null],
    ['India', null, null],
    ['Pune, India', "'city:pune'", 'Pune, Maharashtra'],
    ['anywhere', null, null],
    ['', null, null],
  ])('%s means %s', (text, query, label) => {
    expect(readSearchedLocation(text)).toEqual({ query, label });
  });

  test('Delhi NCR includes its towns, and its towns include jobs "in Delhi NCR"', () => {
    const { query, label } = readSearchedLocation('Delhi / NCR');
    for (const town of ['delhi_ncr', 'delhi', 'gurugram', 'noida', 'ghaziabad', 'faridabad']) {
      expect(query).toContain(`'city:${town}'`);
    }
    expect(label).toBe('Delhi NCR');
    expect(readSearchedLocation('Noida').query).toBe("('city:noida' | 'city:delhi_ncr')");
  });
});

test('a part of a state includes its towns, but a town does not find jobs posted for the whole part', () => {
  const { query, label } = readSearchedLocation('Vidarbha');
  expect(query).toContain("'city:nagpur'");
  expect(query).toContain("'city:amravati'");
  expect(label).toBe('Vidarbha');
  expect(readSearchedLocation('Nagpur').query).toBe("'city:nagpur'");
});

test('a part of a state is no area in which people travel to work', () => {
  expect(wishedPlacesOf(['Nagpur']).area).toBe("'city:nagpur'");
  expect(wishedPlacesOf(['Thane']).area).toContain("'city:mumbai'");
});

test('every town of a part of a state is known', () => {
  for (const [names, towns] of Object.entries(partsOfStates)) {
    const { query } = readSearchedLocation(names.split('=')[0] ?? '');
    const cities = query?.match(/city:/g) ?? [];
    expect(cities, names).toHaveLength(towns.split(',').length);
  }
});

describe('a posted location', () => {
  test.each([
    [
      'Indiranagar, Bangalore',
      ['Bengaluru'],
      ['city:bengaluru', 'state:karnataka', 'at:indiranagar'],
    ],
    ['Mumbai, Jaipur', ['Mumbai', 'Jaipur'], ['city:mumbai', 'city:jaipur', 'state:rajasthan']],
    ['Ayodhya Bypass, Bhopal', ['Bhopal'], ['city:bhopal', 'state:madhya_pradesh', 'at:ayodhya']],
    ['Bengaluru (Old Madras Road)', ['Bengaluru'], ['city:bengaluru', 'at:madras', 'at:road']],
    ['Kalyan Nagar, Bengaluru', ['Bengaluru'], ['city:bengaluru', 'at:kalyan']],
    ['देवास नाका, इंदौर', ['Indore'], ['city:indore', 'state:madhya_pradesh']],
    ['Mumbai Pune Highway, Lonavala', ['Lonavala'], ['city:lonavala']],
    ['Bhopal, Ayodhya Bypass', ['Bhopal'], ['city:bhopal', 'at:ayodhya']],
    [
      'Mumbai, Thane, Kalyan Naka, Bhiwandi',
      ['Mumbai', 'Thane', 'Bhiwandi'],
      ['city:mumbai', 'city:thane'],
    ],
    ['Pune, Nagar, Nashik', ['Pune', 'Nashik'], ['city:pune', 'city:nashik']],
    ['Noida, Delhi Road, Meerut', ['Noida', 'Meerut'], ['city:noida', 'city:meerut']],
    ['Delhi, Gurgaon, Noida', ['Delhi', 'Gurugram', 'Noida'], ['city:noida']],
    ['Indore Road', ['Indore'], ['city:indore']],
    ['Delhi / NCR', ['Delhi NCR'], ['city:delhi_ncr']],
    ['Rajasthan', [], ['state:rajasthan']],
    ['Vidarbha', ['Vidarbha'], ['at:vidarbha']],
    ['Goregaon, Maharashtra', ['Mumbai'], ['city:mumbai', 'at:goregaon']],
    ['HSR Layout', ['Bengaluru'], ['city:bengaluru', 'state:karnataka', 'at:hsr']],
    ['Goregaon, Gujarat', [], ['state:gujarat', 'at:goregaon']],
    ['Sector 18', [], ['at:sector', 'at:18']],
    ['Somewhere else', [], ['at:somewhere', 'at:else']],
  ])('%s is in %j', (text, cities, lexemes) => {
    const posted = readPostedLocation(text);
    expect(posted.cities).toEqual(cities);
    expect(posted.lexemes).toEqual(expect.arrayContaining(lexemes));
  });

  test('"Remote" is a way of working, not a city', () => {
    expect(readPostedLocation('Remote')).toMatchObject({ cities: [], isRemote: true });
    expect(readPostedLocation('Pune').isRemote).toBe(false);
  });

  test('a job in Delhi NCR does not count as one in Noida', () => {
    expect(readPostedLocation('Delhi NCR').lexemes).not.toContain('city:noida');
  });

  test('a city can be found by its other names too', () => {
    expect(readPostedLocation('Bengaluru').words).toEqual(
      expect.arrayContaining(['bangalore', 'karnataka', 'बेंगलुरु']),
    );
  });
});

const entries = Object.entries(citiesByState).flatMap(([states, cities]) =>
  cities
    .split(',')
    .map((city) => ({ state: states.split('=')[0] ?? '', names: city.trim().split('=') })),
);

test('the dictionary has every state and at least 600 cities, all with a name', () => {
  expect(Object.keys(citiesByState)).toHaveLength(36);
  expect(entries.length).toBeGreaterThan(600);
  expect(entries.flatMap(({ names }) => names).filter((name) => name.trim() === '')).toEqual([]);
});

test('searching a city with its state finds jobs there under any of its names', () => {
  for (const { state, names } of entries) {
    const posted = readPostedLocation(`${names[0]}, ${state}`).lexemes;
    for (const name of names) {
      const { query } = readSearchedLocation(`${name}, ${state}`);
      const isFound = posted.some(
        (lexeme) => lexeme.startsWith('city:') && query?.includes(`'${lexeme}'`),
      );
      expect(isFound, `${name}, ${state}`).toBe(true);
    }
  }
});

test('no location text fails, and unknown places are searched as words', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const { lexemes } = readPostedLocation(text);
      expect(lexemes.every((lexeme) => /^(?:city|state|mode|at):./.test(lexeme))).toBe(true);
      expect(readSearchedLocation(text).query).not.toBe('');
    }),
  );
});

test('the Hindi name that pages show for a place is read as that place', () => {
  for (const [place, name] of placesWithNames('hi')) {
    expect(readSearchedLocation(name), name).toEqual(readSearchedLocation(place));
  }
});
