import { config, type z } from 'zod';

// The content security policy forbids compiling checks at run time.
config({ jitless: true });

/**
 * Zod's check in its own chunk, loaded with the first check. Importing all of Zod would include its
 * error texts in fifty languages.
 */
export const check = (schema: z.ZodType, values: unknown) => schema.safeParse(values);
