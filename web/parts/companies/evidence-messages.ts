import { defineMessages } from '../../lib/messages.ts';

export const evidenceMessages = defineMessages({
  en: {
    checked: 'Checked company',
    shown: 'Checked:',
    work_mail: (domain: string) => `work email at ${domain}`,
    dns: (domain: string) => `the domain ${domain} is theirs`,
    rules: 'How companies are checked',
  },
  hi: {
    checked: 'जाँची हुई कंपनी',
    shown: 'जाँचा गया:',
    work_mail: (domain) => `${domain} पर काम का ईमेल`,
    dns: (domain) => `डोमेन ${domain} इन्हीं का है`,
    rules: 'कंपनियों की जाँच कैसे होती है',
  },
});
