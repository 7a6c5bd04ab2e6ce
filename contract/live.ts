import { endpoints } from './endpoint.ts';

/**
 * What live news can be about; `everything` is sent when some news may have been lost. Of conversations
 * it says which one has news, by its id: `messages/17`.
 */
export type Topic =
  | 'applications'
  | 'notifications'
  | 'sessions'
  | 'everything'
  | `messages/${number}`;

export const live = endpoints({
  'GET /barong/resource/live': {
    summary:
      'Server-sent events: `changed` with what changed for this account (`applications`, `notifications`, `messages/` and the id of a conversation, `sessions` or `everything`), beginning with the last half minute; ends after `sessions`',
    who: 'account',
    output: 'events',
    errors: [],
  },
});
