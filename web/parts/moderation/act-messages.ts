import type { ModerationAct } from '../../../contract/moderation/acts.ts';
import { defineMessages } from '../../lib/messages.ts';

/** The actions on a job or a profile, and the outcome of the appeal. */
export const actMessages = defineMessages({
  en: {
    held: 'Held',
    released: 'Released',
    removed: 'Removed',
    warned: 'Warned',
    profile_held: 'Hidden',
    profile_released: 'Shown again',
    byCheck: 'By the automatic check, until a person has looked',
    reason: (reason: string) => `The reason: ${reason}`,
    appealed: (when: string) => `Appeal of ${when}`,
    appealWaits: 'It has not been decided yet.',
    granted: 'Granted',
    refused: 'Not granted',
  } satisfies Record<ModerationAct, string> & Record<string, unknown>,
  hi: {
    held: 'रोकी गई',
    released: 'फिर चालू की गई',
    removed: 'हटाई गई',
    warned: 'चेतावनी दी गई',
    profile_held: 'छिपाई गई',
    profile_released: 'फिर दिखाई गई',
    byCheck: 'अपने आप होने वाली जाँच से, जब तक कोई व्यक्ति न देख ले',
    reason: (reason) => `वजह: ${reason}`,
    appealed: (when) => `${when} की अपील`,
    appealWaits: 'इस पर अभी फ़ैसला नहीं हुआ है।',
    granted: 'मान ली गई',
    refused: 'नहीं मानी गई',
  },
});
