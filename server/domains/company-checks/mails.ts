import type { CompanyCheck } from '../../../contract/companies/company-checks.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';

type Decided = Pick<CompanyCheck, 'kind' | 'company_id' | 'company_name' | 'allowed' | 'reason'>;

const texts: Record<Language, Record<CompanyCheck['kind'], (check: Decided) => string[]>> = {
  en: {
    claim: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`${name} is yours`, `You manage ${name} on ${PORTAL} from now on, with its jobs.`]
        : [
            `We could not give you ${name}`,
            `We could not see that ${name} is yours. The reason: ${reason}`,
            'You can claim it again, with an address at its website’s domain or another word to us.',
          ],
    look_alike: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`${name} can post jobs`, `We have looked at ${name}: it can post jobs now.`]
        : [
            `${name} cannot post jobs under this name`,
            `${name} could be taken for another company. The reason: ${reason}`,
            'Change the name or the website of your company, and it is looked at anew.',
          ],
    paper: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [
            `The paper of ${name} is checked`,
            `We have compared the paper of ${name} with its number.`,
          ]
        : [
            `The paper of ${name} was not enough`,
            `We could not take the paper of ${name}. The reason: ${reason}`,
            'You can send another one.',
          ],
  },
  hi: {
    claim: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`${name} अब आपकी है`, `अब से ${PORTAL} पर ${name} और उसकी नौकरियाँ आप सँभालेंगे।`]
        : [
            `${name} आपको नहीं दी जा सकी`,
            `हम नहीं देख सके कि ${name} आपकी है। कारण: ${reason}`,
            'आप फिर दावा कर सकते हैं, उसकी वेबसाइट के डोमेन वाले पते से या हमें कुछ और बताकर।',
          ],
    look_alike: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`${name} नौकरी पोस्ट कर सकती है`, `हमने ${name} को देख लिया है: अब वह नौकरी पोस्ट कर सकती है।`]
        : [
            `${name} इस नाम से नौकरी पोस्ट नहीं कर सकती`,
            `${name} को लोग दूसरी कंपनी समझ सकते हैं। कारण: ${reason}`,
            'अपनी कंपनी का नाम या वेबसाइट बदलें, फिर उसे दोबारा देखा जाएगा।',
          ],
    paper: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`${name} का काग़ज़ जाँचा गया`, `हमने ${name} का काग़ज़ उसके नंबर से मिला लिया है।`]
        : [
            `${name} का काग़ज़ काफ़ी नहीं था`,
            `${name} का काग़ज़ हम नहीं ले सके। कारण: ${reason}`,
            'आप दूसरा काग़ज़ भेज सकते हैं।',
          ],
  },
};

const links = {
  profile: { en: 'Company Profile', hi: 'कंपनी प्रोफ़ाइल' },
  again: { en: 'Claim it again', hi: 'फिर से दावा करें' },
};

export function mailDecision(
  db: Db,
  publicUrl: string,
  { email, language }: { email: string; language: Language },
  check: Decided,
): Promise<void> {
  const [subject = '', ...paragraphs] = texts[language][check.kind](check);
  // Whoever was refused a company has no profile to look at.
  const link =
    check.kind === 'claim' && !check.allowed
      ? {
          label: links.again[language],
          url: `${publicUrl}/profile/setup/hr?claim=${check.company_id}`,
        }
      : { label: links.profile[language], url: `${publicUrl}/hr/profile` };
  return sendMail(db, { to: email, language, subject, paragraphs, link });
}
