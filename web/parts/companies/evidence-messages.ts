import { defineMessages } from '../../lib/messages.ts';

export const evidenceMessages = defineMessages({
  en: {
    level1: 'Papers checked',
    level2: 'Checked company',
    level3: 'Checked company, with papers',
    shown: 'Checked:',
    work_mail: (domain: string) => `work email at ${domain}`,
    dns: (domain: string) => `the domain ${domain} is theirs`,
    cin: () => 'certificate of incorporation (CIN)',
    gstin: () => 'GST registration',
    udyam: () => 'Udyam registration',
    emigrate: () => 'registration as a recruiting agent for work abroad (eMigrate)',
    rules: 'How companies are checked',
  },
  hi: {
    level1: 'काग़ज़ जाँचे गए',
    level2: 'जाँची हुई कंपनी',
    level3: 'जाँची हुई कंपनी, काग़ज़ों के साथ',
    shown: 'जाँचा गया:',
    work_mail: (domain) => `${domain} पर काम का ईमेल`,
    dns: (domain) => `डोमेन ${domain} इन्हीं का है`,
    cin: () => 'कंपनी बनने का प्रमाणपत्र (CIN)',
    gstin: () => 'GST पंजीकरण',
    udyam: () => 'उद्यम पंजीकरण',
    emigrate: () => 'विदेश में काम के भर्ती एजेंट का पंजीकरण (eMigrate)',
    rules: 'कंपनियों की जाँच कैसे होती है',
  },
});
