import { defineMessages } from '../../../../lib/messages.ts';

export const listKeysMessages = defineMessages({
  en: {
    keys: 'Keyboard shortcuts',
    keysOn: 'Keyboard shortcuts are on',
    keysOff: 'Keyboard shortcuts are off',
    walk: 'Next and previous job',
    open: 'Open the page of the job',
    save: 'Save the job',
    apply: 'Apply',
    search: 'Go to the search',
    help: 'Show these keys',
  },
  hi: {
    keys: 'कीबोर्ड शॉर्टकट',
    keysOn: 'कीबोर्ड शॉर्टकट चालू हैं',
    keysOff: 'कीबोर्ड शॉर्टकट बंद हैं',
    walk: 'अगली और पिछली नौकरी',
    open: 'नौकरी का पेज खोलें',
    save: 'नौकरी सेव करें',
    apply: 'आवेदन करें',
    search: 'खोज पर जाएँ',
    help: 'ये शॉर्टकट दिखाएँ',
  },
});
