import { defineMessages } from '../../../lib/messages.ts';

export const confirmEmailMessages = defineMessages({
  en: {
    title: 'New email address',
    question:
      'Somebody asked to change the email address of an account. Agree only if that was you.',
    agree: 'I agree',
    changed: (email: string) => `Done. The account now uses ${email}.`,
    waiting:
      'Thank you. The change takes effect once the other address agrees too. We have emailed it as well.',
    missing: 'This link is incomplete. Please open it from the email again.',
    toSettings: 'To the settings',
    toLogin: 'To the login',
  },
  hi: {
    title: 'नया ईमेल पता',
    question: 'एक खाते का ईमेल पता बदला जाना है। हाँ तभी कहें जब आपने ख़ुद इसे बदलने को कहा हो।',
    agree: 'हाँ, बदल दें',
    changed: (email) => `हो गया। अब से खाते का पता ${email} है।`,
    waiting: 'धन्यवाद। दूसरे पते से भी हाँ होते ही पता बदल जाएगा; उस पर अलग से मेल भेजा गया है।',
    missing: 'यह लिंक अधूरा है। कृपया मेल से फिर खोलें।',
    toSettings: 'सेटिंग में जाएँ',
    toLogin: 'लॉग इन पर जाएँ',
  },
});
