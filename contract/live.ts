import { endpoints } from './endpoint.ts';

/** What live news can be about; `everything` is sent when some news may have been lost. */
export type Topic = 'applications' | 'notifications' | 'sessions' | 'everything';

export const live = endpoints({
  'GET /barong/resource/live': {
    summary:
      'Server-sent events: `changed` with what changed for this account (`applications`, `notifications`, `sessions` or `everything`), beginning with the last half minute; ends after `sessions`',
    who: 'account',
    output: 'events',
    errors: [],
  },
});
