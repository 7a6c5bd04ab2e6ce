import { NOTIFICATION_LIFE_DAYS } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../lib/messages.ts';

export const notificationMessages = defineMessages({
  en: {
    title: 'Notifications',
    note: `What we tell you, and how. In Vritti: by the bell at the top, where it stays for ${NOTIFICATION_LIFE_DAYS} days.`,
    kind: 'What happens',
    product: 'In Vritti',
    mail: 'By mail',
    always: 'Always',
    alwaysNote: 'Cannot be switched off, so that nobody gets into your account unnoticed.',
    noMail: 'No mails',
    switchOf: (kind: string, channel: string) => `${kind}: ${channel}`,
    savedOn: (name: string) => `Switched on: ${name}`,
    savedOff: (name: string) => `Switched off: ${name}`,
    saved: 'Saved',
    notSaved: 'Not saved',
  },
  hi: {
    title: 'सूचनाएँ',
    note: `हम आपको क्या बताएँ और कैसे। Vritti में सूचना ऊपर की घंटी में दिखती है और ${NOTIFICATION_LIFE_DAYS} दिन रहती है।`,
    kind: 'किस बात की सूचना',
    product: 'Vritti में',
    mail: 'मेल से',
    always: 'हमेशा',
    alwaysNote: 'इसे बंद नहीं किया जा सकता, ताकि कोई चुपके से आपका खाता न खोल सके।',
    noMail: 'कोई मेल नहीं',
    switchOf: (kind, channel) => `${kind}: ${channel}`,
    savedOn: (name) => `चालू किया: ${name}`,
    savedOff: (name) => `बंद किया: ${name}`,
    saved: 'सहेज लिया गया',
    notSaved: 'सहेजा नहीं जा सका',
  },
});
