import { CODE_LIFE_MINUTES } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';

/** Operators register these texts word for word (docs/running.md): in India, a changed text is not delivered. */
export const loginCodeTexts: Record<Language, (code: string) => string> = {
  en: (code) =>
    `${code} is your ${PORTAL} code to log in. It works for ${CODE_LIFE_MINUTES} minutes. Never share it with anybody.`,
  hi: (code) =>
    `${code} आपका ${PORTAL} में लॉग इन करने का कोड है। यह ${CODE_LIFE_MINUTES} मिनट तक चलेगा। इसे किसी को कभी न बताएँ।`,
};
