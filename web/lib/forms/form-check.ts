import type { z } from 'zod';
import type { Language } from '../../../contract/endpoint.ts';
import { errorText } from '../../../contract/errors.ts';
import { brokenRules } from '../../../contract/fields/issues.ts';
import type { Mistakes } from './mistakes.ts';

/**
 * Checks a form's values against the same schema as the server, so that both give the same messages.
 * The schema is loaded with the first check; pages open without it.
 */
export async function mistakesIn(
  loadSchema: () => Promise<z.ZodType>,
  values: unknown,
  language: Language,
): Promise<Mistakes> {
  const [{ check }, schema] = await Promise.all([import('./zod-check.ts'), loadSchema()]);
  const checked = check(schema, values);
  if (checked.success) return {};
  const rules = brokenRules(checked.error.issues);
  return Object.fromEntries(
    rules.map(({ field, code, values: words }) => [field, errorText(code, language, words)]),
  );
}
