import type { Language } from '../../../contract/endpoint.ts';
import type { VersionedText } from '../../../contract/legal/documents.ts';
import { careerAdvice } from './guides/career-advice-messages.ts';
import { hrSolutions } from './guides/hr-solutions-messages.ts';
import { resources } from './guides/resources-messages.ts';
import { privacy } from './privacy-messages.ts';
import { terms } from './terms-messages.ts';
import type { PageText } from './text.ts';

/** The texts that come with the product, used until owners publish versions of their own. */
export const builtInTexts: Record<VersionedText, Record<Language, PageText>> = {
  terms,
  privacy,
  'career-advice': careerAdvice,
  resources,
  'hr-solutions': hrSolutions,
};
