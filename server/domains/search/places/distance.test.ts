import { expect, test } from 'vitest';
import { townIn } from './location.ts';
import { recognise } from './places.ts';
import { coordinates } from './coordinates.ts';
import { kmBetween, knownTowns, townsAround } from './distance.ts';

const namesAround = (text: string) => {
  const town = townIn(text);
  return town ? townsAround(town).map(({ name }) => name) : null;
};

test.each([
  ['Delhi', 'Gurugram', 24],
  ['Mumbai', 'Pune', 120],
  ['Delhi', 'Mumbai', 1150],
  ['Bengaluru', 'Chennai', 290],
  ['Kolkata', 'Guwahati', 525],
  ['Chandigarh', 'Mohali', 7],
  ['Hyderabad', 'Visakhapatnam', 500],
  ['Srinagar', 'Kanyakumari', 2900],
])('%s and %s are %d km apart', (from, to, km) => {
  const town = townIn(from);
  const away = town && townsAround(town).find(({ name }) => name === to)?.km;
  expect(Math.abs((away ?? 0) - km)).toBeLessThanOrEqual(Math.max(3, km * 0.03));
});

test('every town with coordinates is known, lies in India and is listed once', () => {
  expect(knownTowns).toHaveLength(coordinates.split(',').length);
  for (const { name, latitude, longitude } of knownTowns) {
    expect(recognise(name).flat()[0], name).toMatchObject({ kind: 'city', name });
    expect(latitude > 8 && latitude < 35 && longitude > 68.5 && longitude < 96, name).toBe(true);
  }
});

test('no town is far from all others in its state', () => {
  const stateOf = ({ name }: { name: string }) => {
    const [place] = recognise(name).flat();
    return typeof place === 'object' ? place.state?.name : undefined;
  };
  for (const ofState of Map.groupBy(knownTowns, stateOf).values()) {
    for (const town of ofState.length > 3 ? ofState : []) {
      const others = ofState.filter((other) => other !== town);
      const nearest = Math.min(...others.map((other) => kmBetween(town, other)));
      expect(nearest, town.name).toBeLessThan(240);
    }
  }
});

test('around a town the nearest come first, without itself; around a namesake of it there are none', () => {
  expect(namesAround('Shimla, Himachal Pradesh')?.slice(0, 3)).toEqual([
    'Solan',
    'Parwanoo',
    'Baddi',
  ]);
  expect(namesAround('Udaipur')).not.toContain('Udaipur');
  expect(namesAround('Udaipur, Tripura')).toEqual([]);
});

test.each(['Pune, Mumbai', 'Kerala', 'Delhi NCR', 'Remote', 'Nowhere at all', 'Pune, Kerala'])(
  '“%s” is not a single town',
  (text) => {
    expect(namesAround(text)).toBeNull();
  },
);
