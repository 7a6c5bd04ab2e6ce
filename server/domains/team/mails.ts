import { TEAM_INVITATION_DAYS } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { TeamRole } from '../../../contract/team/team-roles.ts';
import { teamRoleNames } from '../../../contract/team/team-texts.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { type Addressee, sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

const hello: Record<Language, (name: string) => string> = {
  en: (name) => `Hello${greeted(name)},`,
  hi: (name) => `नमस्ते${greeted(name)},`,
};

/** A name in a mail to a stranger; left out if it looks like an advertisement. */
const shown = (name: string, otherwise: string) => greeted(name).trim() || otherwise;

/** The same for companies, whose names may also have digits and punctuation. */
const shownCompany = (name: string, otherwise: string) =>
  /[/@]|\.\p{L}{2}|www/iu.test(name) || name.length > 100 ? otherwise : name;

interface Invited {
  email: string;
  language: Language;
  role: TeamRole;
  by: string;
  company: string;
  url: string;
}

export async function mailInvitation(
  db: Db,
  { email: to, language, role, by, company, url }: Invited,
): Promise<void> {
  const as = teamRoleNames[language][role];
  const words = {
    en: () => {
      const at = shownCompany(company, 'a company');
      return {
        subject: `Join the team of ${at} on ${PORTAL}`,
        paragraphs: [
          'Hello,',
          `${shown(by, 'a colleague')} invites you into the team of ${at} on ${PORTAL}, as ${as}. The link works once and for ${TEAM_INVITATION_DAYS} days, with the account of this address. Without an account, register as a recruiter first.`,
          'If you do not know the company, ignore this email: nothing happens without you.',
        ],
        link: { label: 'See the invitation', url },
      };
    },
    hi: () => {
      const at = shownCompany(company, 'एक कंपनी');
      return {
        subject: `${PORTAL} पर ${at} की टीम में आएँ`,
        paragraphs: [
          'नमस्ते,',
          `${shown(by, 'एक साथी')} ने आपको ${PORTAL} पर ${at} की टीम में बुलाया है, भूमिका: ${as}। यह लिंक एक बार और ${TEAM_INVITATION_DAYS} दिन तक, इसी पते वाले खाते से चलेगा। खाता न हो, तो पहले रिक्रूटर के तौर पर रजिस्टर करें।`,
          'अगर आप इस कंपनी को नहीं जानते, तो इस मेल पर ध्यान न दें: आपके बिना कुछ नहीं होगा।',
        ],
        link: { label: 'न्योता देखें', url },
      };
    },
  }[language]();
  await sendMail(db, { to, language, ...words });
}

export async function mailRemoval(
  db: Db,
  { email: to, name, language }: Addressee,
  company: string,
): Promise<void> {
  const words = {
    en: {
      subject: `You are no longer in the team of ${company}`,
      said: `An owner of ${company} has removed you from its team on ${PORTAL}. Your account stays; you no longer see the company's jobs and applications.`,
    },
    hi: {
      subject: `आप अब ${company} की टीम में नहीं हैं`,
      said: `${company} के एक ओनर ने आपको ${PORTAL} पर अपनी टीम से हटा दिया है। आपका खाता बना रहेगा; कंपनी की नौकरियाँ और आवेदन अब आपको नहीं दिखेंगे।`,
    },
  }[language];
  const { subject, said } = words;
  await sendMail(db, { to, language, subject, paragraphs: [hello[language](name), said] });
}

interface Left {
  company: string;
  member: string;
  /** The owner who removed the member; undefined if the member left. */
  by: string | undefined;
  url: string;
}

export async function mailDeparture(
  db: Db,
  { email: to, name, language }: Addressee,
  { company, member, by, url }: Left,
): Promise<void> {
  const words = {
    en: {
      subject: by
        ? `${by} has removed ${member} from the team of ${company}`
        : `${member} has left the team of ${company}`,
      said: `${member} is no longer in the team of ${company} on ${PORTAL}. What they did stays with the company, and somebody else in the team takes over the interviews that they alone would have held.`,
      label: 'See the team',
    },
    hi: {
      subject: by
        ? `${by} ने ${member} को ${company} की टीम से हटा दिया है`
        : `${member} ने ${company} की टीम छोड़ दी है`,
      said: `${member} अब ${PORTAL} पर ${company} की टीम में नहीं हैं। उनका किया काम कंपनी के पास रहेगा, और जो इंटरव्यू सिर्फ़ उन्हें लेने थे, वे टीम में कोई और लेगा।`,
      label: 'टीम देखें',
    },
  }[language];
  const { subject, said, label } = words;
  const paragraphs = [hello[language](name), said];
  await sendMail(db, { to, language, subject, paragraphs, link: { label, url } });
}

interface NewOwner {
  company: string;
  /** Null when the last owner deleted their account. */
  by: string | null;
  url: string;
}

export async function mailNewOwner(
  db: Db,
  { email: to, name, language }: Addressee,
  { company, by, url }: NewOwner,
): Promise<void> {
  const words = {
    en: {
      subject: `You are now an owner of ${company} on ${PORTAL}`,
      said: by
        ? `${by} has made you an owner of ${company}.`
        : `The last owner of ${company} has deleted their account, so you are the owner now.`,
      may: 'You decide who belongs to the team and what they may do, and can edit the company profile.',
      label: 'See the team',
    },
    hi: {
      subject: `आप अब ${PORTAL} पर ${company} के ओनर हैं`,
      said: by
        ? `${by} ने आपको ${company} का ओनर बनाया है।`
        : `${company} के आख़िरी ओनर ने अपना खाता हटा दिया है, इसलिए अब आप ओनर हैं।`,
      may: 'टीम में कौन हो और क्या करे, यह अब आप तय करते हैं, और कंपनी की जानकारी भी आप बदलते हैं।',
      label: 'टीम देखें',
    },
  }[language];
  const { subject, said, may, label } = words;
  const paragraphs = [hello[language](name), said, may];
  await sendMail(db, { to, language, subject, paragraphs, link: { label, url } });
}

interface OldOwner {
  company: string;
  heir: string;
  own_role: TeamRole;
  url: string;
}

export async function mailOldOwner(
  db: Db,
  { email: to, name, language }: Addressee,
  { company, heir, own_role, url }: OldOwner,
): Promise<void> {
  const as = teamRoleNames[language][own_role];
  const words = {
    en: {
      subject: `${heir} is now an owner of ${company}`,
      said: `You have made ${heir} an owner of ${company} on ${PORTAL}. Your own role: ${as}.`,
      unless:
        'If it was not you, change your password at once, and write to us; the address is on our contact page.',
      label: 'See the team',
    },
    hi: {
      subject: `${heir} अब ${company} के ओनर हैं`,
      said: `आपने ${PORTAL} पर ${heir} को ${company} का ओनर बनाया है। आपकी भूमिका: ${as}।`,
      unless: 'अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें और हमें लिखें; पता हमारे संपर्क पेज पर है।',
      label: 'टीम देखें',
    },
  }[language];
  const { subject, said, unless, label } = words;
  const paragraphs = [hello[language](name), said, unless];
  await sendMail(db, { to, language, subject, paragraphs, link: { label, url } });
}
