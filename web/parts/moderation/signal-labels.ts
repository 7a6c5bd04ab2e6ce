import type { Labels } from '../../../contract/format/labels.ts';
import type { SignalKind } from '../../../contract/moderation/signals.ts';

/** The signals against a posting, in plain words, for moderators and for its company. */
export const signalLabels: Labels<SignalKind> = {
  en: {
    money_asked: 'It seems to ask people who apply for money',
    private_account: 'It names an account to pay into',
    secrets_asked: 'It asks for an OTP, a password, bank details, Aadhaar or PAN',
    paid_tasks: 'It sounds like small paid tasks or an investment',
    leaves_portal: 'It refers to a messenger or a number',
    look_alike_link: 'A link looks like that of a known employer or of the government',
    shortened_link: 'A link is shortened',
    same_as_removed: 'It has the same text as a job that was removed',
    unlikely_pay: 'Very high pay for people without experience',
    removed_before: 'Other jobs of the company were removed',
    upheld_reports: 'Recent reports about the company were upheld',
    unchecked_company: 'The company has not shown who it is',
    first_job: 'One of the first jobs of a company that nobody has checked',
    new_company: 'The company is new here',
  },
  hi: {
    money_asked: 'लगता है कि आवेदन करने वालों से पैसे माँगे गए हैं',
    private_account: 'इसमें पैसे भेजने का खाता है',
    secrets_asked: 'इसमें OTP, पासवर्ड, बैंक की जानकारी, आधार या PAN माँगा गया है',
    paid_tasks: 'यह पैसों वाले छोटे टास्क या निवेश जैसा लगता है',
    leaves_portal: 'यह किसी मैसेंजर या नंबर पर ले जाता है',
    look_alike_link: 'एक लिंक किसी जानी-मानी कंपनी या सरकार का लगता है',
    shortened_link: 'एक लिंक छोटा किया हुआ है',
    same_as_removed: 'इसका विवरण हटाई जा चुकी एक नौकरी का है',
    unlikely_pay: 'बिना अनुभव वालों के लिए बहुत ज़्यादा वेतन',
    removed_before: 'कंपनी की दूसरी नौकरियाँ हटाई जा चुकी हैं',
    upheld_reports: 'कंपनी की शिकायतें हाल में सही निकलीं',
    unchecked_company: 'कंपनी ने अभी नहीं दिखाया कि वह कौन है',
    first_job: 'ऐसी कंपनी की शुरुआती नौकरियों में से एक जिसकी जाँच नहीं हुई',
    new_company: 'कंपनी यहाँ नई है',
  },
};
