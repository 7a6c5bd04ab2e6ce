import { defineMessages } from '../../lib/messages.ts';

export const nomineeLookUpMessages = defineMessages({
  en: {
    open: 'Look up the nominee',
    title: 'Nominee of an account',
    text: 'Check whether the person who asks is the one whom the account holder has named. That you looked this up is noted in the audit log.',
    email: 'Email address of the account',
    emailMissing: 'Please enter the address of the account.',
    lookUp: 'Look up',
    close: 'Close',
    failed: 'This could not be looked up',
    noAccount: 'Nobody has an account with this address.',
    nobody: (name: string) => `${name} has named nobody.`,
    named: (name: string, day: string) => `${name} named on ${day}:`,
  },
  hi: {
    open: 'देखें कि किसे चुना गया है',
    title: 'खाते ने अपनी जगह किसे चुना',
    text: 'जो अनुरोध कर रहा है, उसे उस व्यक्ति से मिलाएँ जिसे खाते के धारक ने चुना है। आपका यह देखना ऑडिट लॉग में दर्ज होता है।',
    email: 'खाते का ईमेल पता',
    emailMissing: 'कृपया खाते का पता लिखें।',
    lookUp: 'देखें',
    close: 'बंद करें',
    failed: 'यह नहीं देखा जा सका',
    noAccount: 'इस पते से किसी का खाता नहीं है।',
    nobody: (name) => `${name} ने किसी को नहीं चुना है।`,
    named: (name, day) => `${name} ने ${day} को चुना:`,
  },
});
