import { config, type z } from 'zod';

// Compiling checks at run time is what the content security policy forbids.
config({ jitless: true });

/**
 * Zod's check as a file of its own, fetched with the first check. Asking for the whole of Zod would
 * bring its error texts in fifty languages along.
 */
export const check = (schema: z.ZodType, values: unknown) => schema.safeParse(values);
