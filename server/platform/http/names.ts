import type { z } from 'zod';

/**
 * Some clients use camelCase names: `coverLetter` is read as `cover_letter` if the contract has
 * only the latter. If both are sent, the contract's own name wins.
 */
export function named(schema: z.ZodObject | undefined, sent: unknown): unknown {
  if (!schema || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const nameOf = (key: string) => {
    const name = key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
    return name in schema.shape && !(key in schema.shape) && !(name in sent) ? name : key;
  };
  return Object.fromEntries(
    Object.entries(sent).map(([key, value]: [string, unknown]) => [nameOf(key), value]),
  );
}
