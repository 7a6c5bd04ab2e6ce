import { CONTACT_MESSAGE_MIN_LENGTH } from '../../../contract/constants.ts';
import { defineMessages } from '../../lib/messages.ts';

export const contactFormMessages = defineMessages({
  en: {
    name: 'Your name',
    email: 'Your email',
    emailHint: 'The answer goes there.',
    topic: 'What is it about?',
    choose: 'Please choose',
    message: 'Message',
    messageHint: `At least ${CONTACT_MESSAGE_MIN_LENGTH} characters. No passwords, codes or bank details.`,
    requestNumber: 'Number from the error page',
    website: 'Leave this field empty',
    send: 'Send message',
    refused: 'Not sent yet. Please correct what is marked below.',
    sent: 'We have your message',
    sentNumber: (id: number) => `Its number is ${id}.`,
    sentText:
      'A person reads your message and answers at the address you gave. Please keep the number; as a rule it also comes by email, with a link to what has become of it.',
    returnHome: 'Return Home',
  },
  hi: {
    name: 'आपका नाम',
    email: 'आपका ईमेल',
    emailHint: 'जवाब इसी पर आएगा।',
    topic: 'बात किस बारे में है?',
    choose: 'कृपया चुनें',
    message: 'संदेश',
    messageHint: `कम से कम ${CONTACT_MESSAGE_MIN_LENGTH} अक्षर। पासवर्ड, कोड या बैंक की जानकारी न लिखें।`,
    requestNumber: 'गड़बड़ी वाले पेज का नंबर',
    website: 'इसे ख़ाली छोड़ें',
    send: 'संदेश भेजें',
    refused: 'अभी नहीं भेजा गया। नीचे जहाँ निशान है, कृपया वहाँ ठीक करें।',
    sent: 'आपका संदेश मिल गया',
    sentNumber: (id) => `उसका नंबर ${id} है।`,
    sentText:
      'आपका संदेश कोई व्यक्ति ख़ुद पढ़ेगा और जवाब आपके दिए पते पर भेजेगा। यह नंबर सँभालकर रखें; आम तौर पर यह मेल से भी आता है, और साथ में लिंक कि उसका क्या हुआ।',
    returnHome: 'होम पर जाएँ',
  },
});
