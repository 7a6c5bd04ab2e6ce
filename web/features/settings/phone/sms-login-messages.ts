import { defineMessages } from '../../../lib/messages.ts';

export const smsLoginMessages = defineMessages({
  en: {
    title: 'Log in with a code sent to this number',
    on: 'On',
    off: 'Off',
    risk: 'Whoever has this phone or its SIM card can then open your account without your password. If you lose the phone or give up the number, remove the number here at once. If you use two-step sign-in, the second step is still required.',
    expired:
      'The number was verified more than a year ago, so codes sent to it no longer log you in. Verify it again if it is still yours.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    onTitle: 'Let a code by SMS open your account?',
    offTitle: 'Log in without codes by SMS again?',
    offText: 'From then on, you log in with your password or a passkey.',
    isOn: 'A code by SMS now opens your account',
    isOff: 'Codes by SMS no longer open your account',
  },
  hi: {
    title: 'इस नंबर पर भेजे गए कोड से लॉग इन',
    on: 'चालू',
    off: 'बंद',
    risk: 'तब जिसके पास यह फ़ोन या इसका सिम कार्ड है, वह पासवर्ड के बिना आपका खाता खोल सकता है। फ़ोन खो जाए या आप नंबर छोड़ दें, तो नंबर यहाँ से तुरंत हटाएँ। अगर आप दो चरणों में लॉग इन करते हैं, तो दूसरा चरण तब भी पूछा जाएगा।',
    expired:
      'यह नंबर एक साल से पहले सत्यापित हुआ था, इसलिए इस पर भेजे कोड से लॉग इन नहीं होता। अगर यह अब भी आपका है, तो इसे फिर सत्यापित करें।',
    turnOn: 'चालू करें',
    turnOff: 'बंद करें',
    onTitle: 'SMS के कोड से अपना खाता खुलने दें?',
    offTitle: 'SMS के कोड से लॉग इन बंद करें?',
    offText: 'इसके बाद आप पासवर्ड या पासकी से लॉग इन करेंगे।',
    isOn: 'अब SMS के कोड से आपका खाता खुलता है',
    isOff: 'SMS के कोड से अब आपका खाता नहीं खुलता',
  },
});
