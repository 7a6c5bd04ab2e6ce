import { z } from 'zod';
import { type Language, languages } from '../endpoint.ts';

/** Which of the product's languages the portal offers. */
export const LanguageSettings = z
  .object({
    offered: z
      .array(z.enum(languages))
      .min(1, 'resource.setting.no_language')
      .max(languages.length)
      .transform((chosen) => languages.filter((one) => chosen.includes(one))),
    /** For people who have chosen none, and whose browser or program names none that is offered. */
    usual: z.enum(languages),
  })
  .superRefine(({ offered, usual }, context) => {
    if (offered.includes(usual)) return;
    context.addIssue({
      code: 'custom',
      path: ['usual'],
      message: 'resource.setting.language_not_offered',
    });
  });
export type LanguageSettings = z.output<typeof LanguageSettings>;

export const isOffered = ({ offered }: LanguageSettings, language: Language): boolean =>
  offered.includes(language);

/** This language, or the usual one where it is not offered. */
export const offeredOr = (settings: LanguageSettings, language: Language): Language =>
  isOffered(settings, language) ? language : settings.usual;
