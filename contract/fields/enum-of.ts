import type { z } from 'zod';

/** The schema of one of these values. */
export type EnumOf<Value extends string> = z.ZodEnum<{ [One in Value]: One }>;
