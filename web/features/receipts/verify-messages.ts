import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { defineMessages } from '../../lib/messages.ts';

export const verifyMessages = defineMessages({
  en: {
    ask: 'Check a receipt',
    askText: `A receipt shows that somebody applied for a job on ${PORTAL}, and what became of it.`,
    code: 'Code of the receipt',
    check: 'Check',
    genuine: 'This receipt is genuine',
    genuineText: `What it says is what ${PORTAL} has on record.`,
    movedOn: 'Since then the application has moved on.',
    altered: 'Do not rely on this receipt',
    alteredText: `There is a receipt with this code, but the record of ${PORTAL} was changed after it was issued.`,
    unknown: 'No receipt has this code',
    unknownText:
      'It may be mistyped. Or its owner has deleted their account, and their receipts with it.',
    compare: 'Compare this with the receipt you have. It must say the same.',
    job: 'Job',
    company: 'Company',
    seeker: 'Applied by',
    issued: 'Issued',
    history: 'History',
    another: 'Check another receipt',
  },
  hi: {
    ask: 'रसीद जाँचें',
    askText: `रसीद से पता चलता है कि किसी ने ${PORTAL} पर नौकरी के लिए आवेदन किया, और आगे क्या हुआ।`,
    code: 'रसीद का कोड',
    check: 'जाँचें',
    genuine: 'यह रसीद असली है',
    genuineText: `इसमें वही लिखा है जो ${PORTAL} के रिकॉर्ड में है।`,
    movedOn: 'इसके बाद आवेदन में कुछ और भी हुआ है।',
    altered: 'इस रसीद पर भरोसा न करें',
    alteredText: `इस कोड की रसीद है, लेकिन उसके बनने के बाद ${PORTAL} का रिकॉर्ड बदला गया है।`,
    unknown: 'इस कोड की कोई रसीद नहीं है',
    unknownText:
      'हो सकता है कि कोड ग़लत लिखा गया हो। या जिनकी रसीद थी, उन्होंने अपना खाता हटा दिया हो, और उसके साथ रसीदें भी।',
    compare: 'इसे अपने सामने की रसीद से मिलाएँ। दोनों में एक ही बात लिखी होनी चाहिए।',
    job: 'पद',
    company: 'कंपनी',
    seeker: 'आवेदक',
    issued: 'रसीद कब बनी',
    history: 'अब तक क्या हुआ',
    another: 'दूसरी रसीद जाँचें',
  },
});
