import type { z } from 'zod';
import type { Language } from '../../../contract/endpoint.ts';
import type { Mistakes } from './mistakes.ts';

export interface CheckOptions<V extends object> {
  /** Loads a schema of the contract, which is checked before anything is sent. */
  rules?: () => Promise<z.ZodType>;
  /** The values that the rules check, if they are not the values of the form. */
  judged?: (values: V) => unknown;
  /** The form's own checks; their messages win over `broken`, those of the contract. */
  check?: (values: V, broken: Mistakes) => Record<string, string | undefined>;
}

/** What is wrong with these values, by the contract and by the form's own checks. */
export async function mistakesOf<V extends object>(
  values: V,
  { rules, judged, check }: CheckOptions<V>,
  language: Language,
): Promise<Mistakes> {
  const judgedValues = judged ? judged(values) : values;
  const broken = rules ? await brokenRules(rules, judgedValues, language) : {};
  return onlyTexts({ ...broken, ...check?.(values, broken) });
}

/** If the rules cannot be loaded, the server checks instead. */
async function brokenRules(
  loadSchema: () => Promise<z.ZodType>,
  judged: unknown,
  language: Language,
): Promise<Mistakes> {
  try {
    const { mistakesIn } = await import('./form-check.ts');
    return await mistakesIn(loadSchema, judged, language);
  } catch {
    return {};
  }
}

export const onlyTexts = (mistakes: Record<string, string | undefined>): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
