import type { Language } from '../../../contract/endpoint.ts';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { mailNotification, notify, type NotifyServices } from '../notifications/notifications.ts';
import { findReader } from './found-queries.ts';

type Kind = 'contact_asked' | 'contact_agreed';

const texts: Record<
  Language,
  Record<Kind, { said: string; label: string }> & { hello: (name: string) => string }
> = {
  en: {
    hello: (name) => `Hello ${name},`,
    contact_asked: {
      said: 'Until you agree, they see neither your email nor your phone number. You can say no, and take back a yes at any time.',
      label: 'Agree or decline',
    },
    contact_agreed: {
      said: 'Their email and phone number stand on their page from now on, for as long as they agree.',
      label: 'See the candidate',
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    contact_asked: {
      said: 'जब तक आप हाँ न कहें, इन्हें आपका ईमेल और फ़ोन नंबर नहीं दिखता। आप मना कर सकते हैं, और हाँ को कभी भी वापस ले सकते हैं।',
      label: 'हाँ या ना कहें',
    },
    contact_agreed: {
      said: 'उनका ईमेल और फ़ोन नंबर अब उनके पेज पर है, जब तक उनकी हाँ है।',
      label: 'उम्मीदवार देखें',
    },
  },
};

/** Tells somebody, in the product and by mail, that they are asked or that somebody agreed. */
export async function tellOfContact<K extends Kind>(
  services: NotifyServices,
  readerId: number,
  kind: K,
  subject: NotificationSubject<K>,
): Promise<void> {
  await notify(services.trx, [readerId], kind, subject);
  const reader = await findReader(services.trx, readerId);
  await mailNotification(services, kind, [reader], ({ name, language }) => {
    const { text, to } = describeNotification({ kind, subject, count: 1 }, language);
    const { hello, [kind]: said } = texts[language];
    return {
      subject: text,
      paragraphs: [hello(name), text, said.said],
      link: { label: said.label, url: services.publicUrl + to },
    };
  });
}
