import { defineMessages } from '../../../../lib/messages.ts';

export const conditionsMessages = defineMessages({
  en: {
    title: 'Good to know: shift, safety, family, access',
    text: 'Optional. Many people search by these.',
    said: (count: number) => (count === 1 ? '1 stated' : `${count} stated`),
    notSaid: 'Not specified',
    conditions: 'What is true of this job',
    conditionsHint: 'Tick only what a new colleague will find on the first day.',
    contactName: 'Contact for questions about access',
    contactHint: 'Ask them first: everybody sees the name and the address on the job.',
    contactEmail: 'Their work address',
  },
  hi: {
    title: 'जानने लायक़: शिफ़्ट, सुरक्षा, परिवार, सुगमता',
    text: 'ज़रूरी नहीं। बहुत लोग इन्हीं से खोजते हैं।',
    said: (count) => (count === 1 ? '1 बात बताई' : `${count} बातें बताईं`),
    notSaid: 'नहीं बताया',
    conditions: 'इस नौकरी में क्या-क्या है',
    conditionsHint: 'वही चुनें जो नए साथी को पहले दिन से मिलेगा।',
    contactName: 'सुगमता के बारे में किससे पूछें',
    contactHint: 'पहले उनसे पूछ लें: नाम और पता नौकरी के पेज पर सबको दिखेगा।',
    contactEmail: 'उनका काम का ईमेल',
  },
});
