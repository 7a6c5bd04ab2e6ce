import { RouterContextProvider } from 'react-router';
import type { Route } from '../../contract/endpoint.ts';
import type { RawAnswer } from './api/api-error.ts';
import { pageContext } from './api/page-context.ts';

/** For tests: the loader arguments of a Hindi page whose API calls all get this answer. */
export function rendering(answer: RawAnswer, { fromElsewhere = false } = {}) {
  const asked: { route: Route; sent: object }[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    language: 'hi',
    languages: ['en', 'hi'],
    theme: 'system',
    publicUrl: 'https://vritti.test',
    nonce: undefined,
    demo: false,
    sms: false,
    contactEmail: undefined,
    requestId: 'request-7',
    report: () => {},
    grievanceOfficer: undefined,
    look: { name: null, logo: null, accent: null, css: null },
    socialLinks: [],
    hiddenPages: [],
    fromElsewhere,
    sessionCookie: (token) => `session=${token ?? ''}`,
    async answer(route, sent) {
      asked.push({ route, sent });
      return answer;
    },
  });
  return { context, asked };
}
