import type { Portal } from './portal.ts';

export interface Origin {
  language?: 'en' | 'hi';
  address?: string;
}

/** A browser without scripts: it sends forms, and keeps the cookie that it is given. */
export function browserWithoutScripts(
  portal: Portal,
  { language = 'en', address = '127.0.0.1' }: Origin = {},
) {
  let cookie = '';
  async function ask(method: 'GET' | 'POST', url: string, payload?: string, more = {}) {
    const answer = await portal.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        'accept-language': language,
        'x-forwarded-for': address,
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined
          ? {}
          : {
              'content-type': 'application/x-www-form-urlencoded',
              'sec-fetch-site': 'same-origin',
            }),
        ...more,
      },
    });
    const given = answer.headers['set-cookie'];
    if (typeof given === 'string')
      cookie = given.includes('Max-Age=0') ? '' : given.replace(/;.*/, '');
    const { statusCode: status, body: html, headers } = answer;
    return { status, html, headers, goal: headers.location ?? '' };
  }
  return {
    cookie: () => cookie,
    read: (url: string) => ask('GET', url),
    send: (url: string, fields: Record<string, string>, headers = {}) =>
      ask('POST', url, String(new URLSearchParams(fields)), headers),
  };
}
