import { checkPath, checkTexts } from '../../../contract/companies/check-texts.ts';
import type { CheckKind } from '../../../contract/companies/check-kinds.ts';
import type { CompanyCheck } from '../../../contract/companies/company-checks.ts';
import { paperNames } from '../../../contract/companies/paper-names.ts';
import { EVIDENCE_DAYS } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Mail } from '../../platform/mail.ts';

type Decided = Pick<
  CompanyCheck,
  'kind' | 'company_id' | 'company_name' | 'paper_kind' | 'reason'
> & {
  allowed: boolean;
};

const paperOf = (language: Language, { paper_kind }: Decided) =>
  paper_kind ? paperNames[language][paper_kind] : '';

const texts: Record<Language, Record<CheckKind, (check: Decided) => string[]>> = {
  en: {
    claim: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`You now manage ${name} and its jobs on ${PORTAL}.`]
        : [
            `We could not verify that ${name} is yours. The reason: ${reason}`,
            'You can claim it again, with an address at its website’s domain or with a new explanation.',
          ],
    look_alike: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`We have looked at the name of ${name}: it can post jobs now.`]
        : [
            `${name} could be taken for another company. The reason: ${reason}`,
            'Change the name or the website of your company, and we will check it again.',
          ],
    paper: (check) => {
      const { company_name: name, allowed, reason } = check;
      const paper = paperOf('en', check);
      return allowed
        ? [
            `We have compared the ${paper} of ${name} with its number. The pages of your company and its jobs say so for ${EVIDENCE_DAYS} days.`,
          ]
        : [
            `We could not take the ${paper} of ${name}. The reason: ${reason}`,
            'You can send another one.',
          ];
    },
  },
  hi: {
    claim: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`अब से ${PORTAL} पर ${name} और उसकी नौकरियाँ आप सँभालेंगे।`]
        : [
            `हम नहीं देख सके कि ${name} आपकी है। कारण: ${reason}`,
            'आप फिर दावा कर सकते हैं, उसकी वेबसाइट के डोमेन वाले पते से या हमें कुछ और बताकर।',
          ],
    look_alike: ({ company_name: name, allowed, reason }) =>
      allowed
        ? [`हमने ${name} का नाम देख लिया है: अब वह नौकरी पोस्ट कर सकती है।`]
        : [
            `${name} को लोग दूसरी कंपनी समझ सकते हैं। कारण: ${reason}`,
            'अपनी कंपनी का नाम या वेबसाइट बदलें, फिर उसे दोबारा देखा जाएगा।',
          ],
    paper: (check) => {
      const { company_name: name, allowed, reason } = check;
      const paper = paperOf('hi', check);
      return allowed
        ? [
            `हमने ${name} का काग़ज़ (${paper}) उसके नंबर से मिला लिया है। आपकी कंपनी और उसकी नौकरियों के पेज पर यह ${EVIDENCE_DAYS} दिन तक दिखेगा।`,
          ]
        : [`${name} का काग़ज़ (${paper}) हम नहीं ले सके। कारण: ${reason}`, 'आप दूसरा काग़ज़ भेज सकते हैं।'];
    },
  },
};

const links = {
  profile: { en: 'Company Profile', hi: 'कंपनी प्रोफ़ाइल' },
  again: { en: 'Claim it again', hi: 'फिर से दावा करें' },
};

export function writeDecision(
  publicUrl: string,
  { language }: { language: Language },
  check: Decided,
): Pick<Mail, 'subject' | 'paragraphs' | 'link'> {
  const { kind, company_id, allowed } = check;
  const isRefusedClaim = kind === 'claim' && !allowed;
  return {
    subject: checkTexts[language][kind](check),
    paragraphs: texts[language][kind](check),
    link: {
      label: links[isRefusedClaim ? 'again' : 'profile'][language],
      url: `${publicUrl}${checkPath(kind, allowed, company_id)}`,
    },
  };
}
