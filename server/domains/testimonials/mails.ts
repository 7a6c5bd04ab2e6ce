import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface Writer extends Addressee {
  email_verified_at: string | null;
}

const words = {
  en: {
    approved: `Your words about ${PORTAL} may be shown`,
    declined: `Your words about ${PORTAL} are not shown`,
    hello: (name: string) => `Hello${greeted(name)},`,
    thanks:
      'thank you for saying how it went. Everybody can read it on our first page now, as long as no newer one stands there. You can change it or take it back at any time.',
    why: (reason: string) => `thank you for saying how it went. We do not show it: ${reason}`,
    change: 'You can change it, and we read it again.',
    settings: 'See it in your settings',
  },
  hi: {
    approved: `${PORTAL} के बारे में आपके शब्द अब दिख सकते हैं`,
    declined: `${PORTAL} के बारे में आपके शब्द नहीं दिखाए जाएँगे`,
    hello: (name: string) => `नमस्ते${greeted(name)},`,
    thanks:
      'आपने अपना अनुभव बताया, धन्यवाद। अब इसे हमारे पहले पेज पर सब पढ़ सकते हैं, जब तक वहाँ कोई नया न आ जाए। आप इसे कभी भी बदल या वापस ले सकते हैं।',
    why: (reason: string) => `आपने अपना अनुभव बताया, धन्यवाद। हम इसे नहीं दिखाएँगे: ${reason}`,
    change: 'आप इसे बदल सकते हैं, और हम फिर पढ़ेंगे।',
    settings: 'अपनी सेटिंग में देखें',
  },
};

/** Mails the decision of an owner, but never to an unconfirmed address. */
export async function mailDecision(
  db: Db,
  { email: to, name, language, email_verified_at }: Writer,
  { reason, publicUrl }: { reason: string | null; publicUrl: string },
): Promise<void> {
  if (email_verified_at === null) return;
  const t = words[language];
  await sendMail(db, {
    to,
    language,
    subject: reason === null ? t.approved : t.declined,
    paragraphs: [t.hello(name), ...(reason === null ? [t.thanks] : [t.why(reason), t.change])],
    link: { label: t.settings, url: `${publicUrl}/settings?section=testimonial` },
  });
}
