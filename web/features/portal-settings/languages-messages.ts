import { defineMessages } from '../../lib/messages.ts';

export const languagesMessages = defineMessages({
  en: {
    languages: 'Languages',
    languagesNote: 'In which languages pages, emails and SMS are.',
    languagesSaved: 'Saved: pages are in these languages now, and emails in a moment',
    offered: 'Offered',
    offeredHint:
      'With one language nobody is asked. Who chose another one keeps that choice for the day it comes back.',
    usual: 'Usual',
    usualHint: 'For whoever has not chosen, and whose browser asks for none of these.',
  },
  hi: {
    languages: 'भाषाएँ',
    languagesNote: 'पेज, मेल और SMS किन भाषाओं में हों।',
    languagesSaved: 'सेव हो गया: पेज अब इन्हीं भाषाओं में हैं, और थोड़ी देर में मेल भी',
    offered: 'कौन-सी भाषाएँ मिलें',
    offeredHint:
      'एक ही भाषा हो, तो किसी से पूछा नहीं जाता। जिसने दूसरी चुनी थी, उसकी पसंद उस दिन के लिए रखी रहती है जब वह लौटे।',
    usual: 'आम तौर पर',
    usualHint: 'उनके लिए जिन्होंने कुछ नहीं चुना, और जिनका ब्राउज़र इनमें से कोई नहीं माँगता।',
  },
});
