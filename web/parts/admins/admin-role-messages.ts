import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { defineMessages } from '../../lib/messages.ts';

export const adminRoleMessages = defineMessages({
  en: {
    owner: 'Owner',
    support: 'Support',
    moderator: 'Moderator',
    finance: 'Finance',
    data_protection: 'Data protection',
    ownerMay: 'Does everything, and decides who is an admin.',
    supportMay: 'Reads accounts and messages to us, and lets people in or shuts them out.',
    moderatorMay: 'Checks companies, handles reports and appeals, and shuts out several at once.',
    financeMay: 'Sees payments, subscriptions, plans and invoices, and gives money back.',
    data_protectionMay: 'Reads and exports accounts, opens resumes, and agrees to deletions.',
  } satisfies Record<AdminRole | `${AdminRole}May`, string>,
  hi: {
    owner: 'ओनर',
    support: 'सहायता',
    moderator: 'मॉडरेटर',
    finance: 'वित्त',
    data_protection: 'डेटा सुरक्षा',
    ownerMay: 'सब कुछ करते हैं, और तय करते हैं कि एडमिन कौन है।',
    supportMay: 'खाते और हमें आए संदेश पढ़ते हैं, और लोगों के खाते चालू या बंद करते हैं।',
    moderatorMay: 'कंपनियाँ जाँचते हैं, शिकायतें और अपीलें देखते हैं, और कई खाते एक साथ बंद करते हैं।',
    financeMay: 'भुगतान, सदस्यताएँ, प्लान और इनवॉइस देखते हैं, और पैसे लौटाते हैं।',
    data_protectionMay: 'खाते पढ़ते और निर्यात करते हैं, रिज़्यूमे खोलते हैं, और खाता हटाने की हामी भरते हैं।',
  },
});
