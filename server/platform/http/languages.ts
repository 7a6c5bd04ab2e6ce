/** In which language a request is answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../contract/endpoint.ts';
import type { LanguageSettings } from '../../../contract/portal-settings/languages.ts';
import type { Db } from '../database.ts';
import { defaultSettings, settingsInForce } from '../in-force/settings.ts';

const settingsAtArrival = new WeakMap<FastifyRequest, LanguageSettings>();

/** Caches the offered languages on the request, so that `languageOf` need not wait for them. */
export const noteLanguages = (app: FastifyInstance, db: Db) =>
  app.addHook('onRequest', async (request) => {
    // The page that says that the database is away can say so in any language.
    const settings = await settingsInForce(db).catch(() => defaultSettings);
    settingsAtArrival.set(request, settings.languages);
  });

const settingsFor = (request: FastifyRequest) =>
  settingsAtArrival.get(request) ?? defaultSettings.languages;

/**
 * The chosen language if it is offered, or else the one that the browser prefers, or else the
 * default.
 */
export function languageOf(request: FastifyRequest, chosen?: Language): Language {
  const settings = settingsFor(request);
  const wanted = [
    ...(chosen ? [chosen] : []),
    ...namedIn(request.headers['accept-language'] ?? ''),
  ];
  return wanted.find((language) => settings.offered.includes(language)) ?? settings.usual;
}

/**
 * The product's languages in an `Accept-Language` header, the preferred one first (RFC 9110,
 * 12.5.4).
 */
function namedIn(header: string): Language[] {
  const named = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim());
    const language = languages.find((one) => one === range.split('-')[0]);
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    const q = weight === undefined ? 1 : Number(weight);
    return language && q > 0 ? [{ language, q }] : [];
  });
  return named.toSorted((a, b) => b.q - a.q).map(({ language }) => language);
}
