import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/endpoint.ts';
import { languageOf } from './languages.ts';

const YEAR_SECONDS = 31_536_000;
const choices = { language: ['en', 'hi'], theme: ['light', 'dark', 'system'] } as const;
type Setting = keyof typeof choices;

/**
 * Browsers let only this exact host set a cookie with this prefix, and only over https (RFC
 * 6265bis).
 */
const SAFE_PREFIX = '__Host-';

/**
 * The language and colours for a visitor: their choice from a cookie, or the browser's preference.
 * A chosen language that is not offered now is kept for later.
 */
export function displayOf(request: FastifyRequest): {
  language: Language;
  theme: (typeof choices)['theme'][number];
} {
  const cookies = request.headers.cookie ?? '';
  const chosen = (name: Setting) => {
    const cookie = (prefix: string) =>
      new RegExp(`(?:^|; )${prefix}${name}=(\\w+)`).exec(cookies)?.[1];
    // Before the site was https, cookies had no prefix.
    const value = cookie(SAFE_PREFIX) ?? cookie('');
    return choices[name].find((choice) => choice === value);
  };
  return {
    language: languageOf(request, chosen('language') as Language | undefined),
    theme: (chosen('theme') as 'light' | 'dark' | 'system' | undefined) ?? 'system',
  };
}

/**
 * A path of this site, encoded for a URL; the front page for anything that is or resolves to
 * another site.
 */
function ownPath(next: unknown): string {
  const base = 'http://own.invalid';
  if (typeof next !== 'string' || !/^\/(?![/\\])\S*$/.test(next) || !URL.canParse(next, base))
    return '/';
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

/** `GET /settings/display?language=hi&next=/jobs` keeps a choice and leads back; works without JavaScript. */
export function serveDisplaySettings(app: FastifyInstance, publicUrl: string) {
  // A proxy talks plain http to us, so the public address decides.
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? SAFE_PREFIX : '';
  const secure = isSecure ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
  app.get('/settings/display', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const cookies = (Object.keys(choices) as Setting[]).flatMap((name) => {
      const value = choices[name].find((choice) => choice === query[name]);
      return value ? [`${prefix}${name}=${value}; ${attributes}`] : [];
    });
    return reply
      .header('set-cookie', cookies)
      .header('cache-control', 'no-store')
      .redirect(ownPath(query['next']), 303);
  });
}
