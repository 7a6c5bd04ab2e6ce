import { defineMessages } from '../../../lib/messages.ts';

export const activityMessages = defineMessages({
  en: {
    title: 'Recent activity',
    note: 'What concerned the security of your account in the last 180 days. If there is something you did not do, change your password.',
    show: 'Show recent activity',
    more: 'Show earlier activity',
    none: 'Nothing yet.',
    times: (count: number) => `${count} times`,
    fromTo: (first: string, last: string) => `${first} to ${last}`,
    network: (network: string) => `Network ${network}`,
    manyNetworks: 'Many networks',
    refused: 'Refused',
  },
  hi: {
    title: 'हाल की गतिविधि',
    note: 'पिछले 180 दिनों में आपके खाते की सुरक्षा से जुड़ी बातें। इनमें से कुछ आपने नहीं किया? अपना पासवर्ड बदलें।',
    show: 'हाल की गतिविधि दिखाएँ',
    more: 'पहले की गतिविधि दिखाएँ',
    none: 'अभी कुछ नहीं।',
    times: (count) => `${count} बार`,
    fromTo: (first, last) => `${first} से ${last} तक`,
    network: (network) => `नेटवर्क ${network}`,
    manyNetworks: 'कई नेटवर्क',
    refused: 'नामंज़ूर',
  },
});
