import { endpoints } from './endpoint.ts';

/**
 * What live news can be about; `everything` is sent when some news may have been lost. A topic may be followed by the ids
 * of what changed: `messages/17` of a conversation, `applications/7,9` of applications. `membership` is about the team of
 * a recruiter: whether they are in one, and with which role.
 */
export type Topic =
  | 'applications'
  | 'messages'
  | 'notifications'
  | 'membership'
  | 'sessions'
  | 'everything'
  | `messages/${number}`
  | `applications/${string}`;

export const live = endpoints({
  'GET /barong/resource/live': {
    summary:
      'Server-sent events: `changed` with what changed for this account (`applications`, `notifications`, `messages`, `membership`, `sessions` or `everything`; where it is known, `applications/` with the ids of applications and `messages/` with that of a conversation), beginning with the last half minute; ends after `sessions`',
    who: 'account',
    output: 'events',
  },
});
