import { UNCONFIRMED_LIFE_DAYS } from '../../../contract/constants.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, type Mail, sendMail, sendMails } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

const roleNames: Record<Language, Record<AdminRole, string>> = {
  en: {
    owner: 'owner',
    support: 'support',
    moderator: 'moderator',
    finance: 'finance',
    data_protection: 'data protection',
  },
  hi: {
    owner: 'ओनर',
    support: 'सहायता',
    moderator: 'मॉडरेटर',
    finance: 'वित्त',
    data_protection: 'डेटा सुरक्षा',
  },
};

interface NewAdmin {
  email: string;
  name: string;
  admin_role: AdminRole;
  by: string;
  link: string;
  /** Whether they had access before, and so have a password. */
  isBack: boolean;
}

/** In both languages, as nobody knows yet which one they read. */
export function mailNewAdmin(
  db: Db,
  { email: to, name, admin_role, by, link, isBack }: NewAdmin,
): Promise<void> {
  const [role, roleInHindi] = [roleNames.en[admin_role], roleNames.hi[admin_role]];
  const said = isBack
    ? [
        `${by} has let you in again as an admin of ${PORTAL}, with the role: ${role}.`,
        `${by} ने आपको फिर से ${PORTAL} का एडमिन बनाया है। भूमिका: ${roleInHindi}।`,
      ]
    : [
        `${by} invites you to be an admin of ${PORTAL}, with the role: ${role}. Choose a password to accept; the link works once and for ${UNCONFIRMED_LIFE_DAYS} days. After logging in, set up two-step sign-in: without it, admins can do nothing.`,
        'If you do not know what this is about, ignore this email: nothing happens.',
        `${by} आपको ${PORTAL} का एडमिन बनाना चाहते हैं। भूमिका: ${roleInHindi}। स्वीकार करने के लिए पासवर्ड बनाएँ; लिंक एक बार और ${UNCONFIRMED_LIFE_DAYS} दिन तक चलेगा। लॉग इन के बाद दो चरणों वाला लॉग इन चालू करें: उसके बिना एडमिन कुछ नहीं कर सकते।`,
        'अगर आप इसके बारे में कुछ नहीं जानते, तो इस मेल पर ध्यान न दें: कुछ नहीं होगा।',
      ];
  return sendMail(db, {
    to,
    language: 'en',
    subject: isBack
      ? `You are an admin of ${PORTAL} again · आप फिर से ${PORTAL} के एडमिन हैं`
      : `Be an admin of ${PORTAL} · ${PORTAL} के एडमिन बनें`,
    paragraphs: [`Hello${greeted(name)},`, ...said],
    link: { label: isBack ? 'Log in · लॉग इन' : 'Choose a password · पासवर्ड बनाएँ', url: link },
  });
}

interface Change {
  admin: Addressee;
  by: string;
  /** Null if their access was ended. */
  admin_role: AdminRole | null;
}

const toThem: Record<Language, (change: Change) => Pick<Mail, 'subject' | 'paragraphs'>> = {
  en: ({ admin, by, admin_role }) => ({
    subject: 'Your rights as an admin were changed',
    paragraphs: [
      `Hello${greeted(admin.name)},`,
      admin_role
        ? `${by} has given you the role ${roleNames.en[admin_role]}. It holds from now on.`
        : `${by} has ended your access as an admin. You are logged out everywhere.`,
    ],
  }),
  hi: ({ admin, by, admin_role }) => ({
    subject: 'एडमिन के तौर पर आपके अधिकार बदले गए',
    paragraphs: [
      `नमस्ते${greeted(admin.name)},`,
      admin_role
        ? `${by} ने आपको यह भूमिका दी है: ${roleNames.hi[admin_role]}। यह अभी से लागू है।`
        : `${by} ने एडमिन के तौर पर आपकी पहुँच ख़त्म कर दी है। आप हर जगह लॉग आउट हो गए हैं।`,
    ],
  }),
};

const toOwners: Record<Language, (change: Change) => Pick<Mail, 'subject' | 'paragraphs'>> = {
  en: ({ admin, by, admin_role }) => ({
    subject: 'The rights of an admin were changed',
    paragraphs: [
      admin_role
        ? `${by} has given ${admin.name} (${admin.email}) the role ${roleNames.en[admin_role]}.`
        : `${by} has ended the access of ${admin.name} (${admin.email}).`,
      'If this should not be, open the list of admins.',
    ],
  }),
  hi: ({ admin, by, admin_role }) => ({
    subject: 'एक एडमिन के अधिकार बदले गए',
    paragraphs: [
      admin_role
        ? `${by} ने ${admin.name} (${admin.email}) को यह भूमिका दी है: ${roleNames.hi[admin_role]}।`
        : `${by} ने ${admin.name} (${admin.email}) की पहुँच ख़त्म कर दी है।`,
      'अगर ऐसा नहीं होना चाहिए, तो एडमिन की सूची खोलें।',
    ],
  }),
};

export const mailRightsChanged = (db: Db, change: Change): Promise<void> => {
  const { email: to, language } = change.admin;
  return sendMail(db, { to, language, ...toThem[language](change) });
};

/** So that an owner cannot change rights without the other owners noticing. */
export const mailOwners = (db: Db, owners: readonly Addressee[], change: Change): Promise<void> =>
  sendMails(
    db,
    owners.map(({ email: to, language }) => ({ to, language, ...toOwners[language](change) })),
  );
