import { defineMessages } from '../../lib/messages.ts';

export const joinMessages = defineMessages({
  en: {
    title: 'Invitation to a team',
    broken: 'This link is incomplete. Please open it from the email again.',
    failed: 'The invitation could not be opened.',
    invites: (company: string, role: string) =>
      `${company} invites you to join its team as ${role}.`,
    by: (name: string) => `Invited by ${name}.`,
    until: (day: string) => `The link works until ${day}.`,
    account: (email: string) => `Join with the account of ${email}.`,
    guest:
      'Log in with that account. If you have none, register as a recruiter with this address and come back to this page.',
    logIn: 'Log in',
    register: 'Register',
    seeker:
      'You are logged in as a job seeker. An account is of one kind only: log in as a recruiter, or ask for an invitation to another address.',
    otherAccount: (email: string) =>
      `You are logged in with a different account. Log out, and log in as ${email}.`,
    logOut: 'Log out',
    join: 'Join the team',
    verifyFirst: 'First confirm your email address with the code that we emailed to you.',
    verify: 'Enter the code',
    givesUp: (company: string) =>
      `By joining you give up ${company}. That works only while it has neither jobs nor other people.`,
    toTeam: 'To the team',
    toHome: 'To the dashboard',
    joined: (company: string) => `You are in the team of ${company} now.`,
  },
  hi: {
    title: 'टीम का न्योता',
    broken: 'यह लिंक अधूरा है। कृपया मेल से फिर खोलें।',
    failed: 'न्योता नहीं खुल सका।',
    invites: (company, role) => `${company} आपको अपनी टीम में बुला रही है, भूमिका: ${role}।`,
    by: (name) => `${name} ने बुलाया है।`,
    until: (day) => `लिंक ${day} तक चलेगा।`,
    account: (email) => `${email} वाले खाते से टीम में आएँ।`,
    guest:
      'उसी खाते से लॉग इन करें। खाता न हो, तो इसी पते से रिक्रूटर के तौर पर रजिस्टर करें और इस पेज पर लौट आएँ।',
    logIn: 'लॉग इन करें',
    register: 'खाता बनाएँ',
    seeker:
      'आप नौकरी खोजने के खाते से लॉग इन हैं। एक खाता एक ही तरह का होता है: रिक्रूटर के तौर पर लॉग इन करें, या किसी दूसरे पते पर न्योता माँगें।',
    otherAccount: (email) =>
      `आप ${email} वाले खाते से नहीं, किसी और खाते से लॉग इन हैं। लॉग आउट करके उसी खाते से लॉग इन करें।`,
    logOut: 'लॉग आउट',
    join: 'टीम में आएँ',
    verifyFirst: 'पहले अपने पते पर आए कोड से ईमेल पता सत्यापित करें।',
    verify: 'कोड लिखें',
    givesUp: (company) =>
      `टीम में आने पर आपकी कंपनी ${company} हट जाएगी। यह तभी होता है जब उसमें न कोई नौकरी हो, न कोई और व्यक्ति।`,
    toTeam: 'टीम देखें',
    toHome: 'डैशबोर्ड पर जाएँ',
    joined: (company) => `अब आप ${company} की टीम में हैं।`,
  },
});
