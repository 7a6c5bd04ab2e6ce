import { z } from 'zod';

/** Something that keeps count of its changes; HTTP also answers the count as its ETag. */
export interface Versioned {
  version: number;
}

export const isVersioned = (output: unknown): boolean =>
  output instanceof z.ZodObject && 'version' in output.shape;

export const etagOf = ({ version }: Versioned): string => `"${version}"`;
