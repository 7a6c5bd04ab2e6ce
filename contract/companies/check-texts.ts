import type { Language } from '../endpoint.ts';
import type { CheckKind } from './check-kinds.ts';

interface Decided {
  company_name: string;
  allowed: boolean;
}

/** How something about a company was decided, as the notification and the mail about it begin. */
export const checkTexts: Record<Language, Record<CheckKind, (check: Decided) => string>> = {
  en: {
    claim: ({ company_name, allowed }) =>
      allowed ? `${company_name} is yours` : `We could not give you ${company_name}`,
    look_alike: ({ company_name, allowed }) =>
      allowed
        ? `${company_name} can post jobs`
        : `${company_name} cannot post jobs under this name`,
    paper: ({ company_name, allowed }) =>
      allowed
        ? `The paper of ${company_name} is checked`
        : `The paper of ${company_name} was not enough`,
  },
  hi: {
    claim: ({ company_name, allowed }) =>
      allowed ? `${company_name} अब आपकी है` : `${company_name} आपको नहीं दी जा सकी`,
    look_alike: ({ company_name, allowed }) =>
      allowed
        ? `${company_name} नौकरी पोस्ट कर सकती है`
        : `${company_name} इस नाम से नौकरी पोस्ट नहीं कर सकती`,
    paper: ({ company_name, allowed }) =>
      allowed ? `${company_name} का काग़ज़ जाँचा गया` : `${company_name} का काग़ज़ काफ़ी नहीं था`,
  },
};

/**
 * The page that the mail and the notification lead to. A recruiter whose claim of a company was refused has no
 * profile to look at yet.
 */
export const checkPath = (of: CheckKind, allowed: boolean, companyId: number): string =>
  of === 'claim' && !allowed ? `/profile/setup/hr?claim=${companyId}` : '/hr/profile';
