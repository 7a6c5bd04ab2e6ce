import { endpoints } from './endpoint.ts';

export const live = endpoints({
  'GET /barong/resource/live': {
    // `everything` is told after a time in which news may have been lost.
    summary:
      'Server-sent events: `changed` with what changed for this account (`applications`, `notifications`, `sessions` or `everything`); ends after `sessions`',
    who: 'account',
    output: 'events',
    errors: [],
  },
});
