import { type Place, recognise, regionsWith } from './places.ts';
import { anyOf, lexeme } from '../tsquery.ts';

/** Where somebody wants to work, as tsqueries; null where nothing is known. */
export interface WishedPlaces {
  /** Matches jobs in the towns themselves. */
  city: string | null;
  /** Matches jobs in the towns or around them. */
  area: string | null;
  /** Matches jobs in their states. */
  state: string | null;
}

/** Reads texts such as "Vijay Nagar, Indore": the towns in them, what lies around, and their states. */
export function wishedPlacesOf(texts: readonly string[]): WishedPlaces {
  const places = texts.flatMap((text) => placesIn(text));
  const towns = places.filter(({ kind }) => kind === 'city' || kind === 'region');
  const around = [...towns, ...towns.flatMap(regionsWith)];
  const states = places.flatMap((place) => (place.kind === 'state' ? place : (place.state ?? [])));
  return {
    city: queryOf(towns.flatMap(({ lexemes }) => lexemes.slice(0, 1))),
    area: queryOf(around.flatMap(({ lexemes }) => lexemes)),
    state: queryOf(states.flatMap(({ lexemes }) => lexemes)),
  };
}

/** The places in a text; of several with the same name, the likeliest. */
const placesIn = (text: string): Place[] =>
  recognise(text).flatMap((item) => (typeof item === 'string' ? [] : item.slice(0, 1)));

const queryOf = (lexemes: readonly string[]) =>
  lexemes.length > 0 ? anyOf([...new Set(lexemes)].map(lexeme)) : null;
