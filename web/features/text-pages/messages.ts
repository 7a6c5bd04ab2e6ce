import { defineMessages } from '../../lib/messages.ts';

export const textPageMessages = defineMessages({
  en: {
    contents: 'On this page',
    changedOn: (day: string) => `Last changed on ${day}`,
    noOfficer:
      'The operator of this portal has not named a grievance officer yet. Until then write to:',
    noAddress: 'The operator of this portal has not given an email address yet.',
    useForm: 'Use the contact form',
  },
  hi: {
    contents: 'इस पेज पर',
    changedOn: (day: string) => `आख़िरी बदलाव: ${day}`,
    noOfficer: 'इस पोर्टल के संचालक ने अभी कोई शिकायत अधिकारी नहीं चुना है। तब तक यहाँ लिखें:',
    noAddress: 'इस पोर्टल के संचालक ने अभी कोई ईमेल पता नहीं दिया है।',
    useForm: 'संपर्क फ़ॉर्म से लिखें',
  },
});
