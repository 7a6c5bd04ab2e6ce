import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type IdRule, idRules } from '../../contract/fields/ids.ts';

/** A place in an endpoint's input for one or more ids. */
export interface IdPlace {
  part: 'params' | 'query' | 'body' | 'upload';
  name: string;
  /** Undefined if the contract has no rule for it. */
  rule: IdRule | undefined;
  isList: boolean;
}

/** Our own ids are numbers: a text with that name is somebody else's, such as a browser's. */
const isText = (schema: z.ZodType): boolean => schema instanceof z.ZodString;

/** The schema inside `.optional()`, `.default(…)`, lists and `several(…)`. */
function innermost(schema: z.ZodType): { schema: z.ZodType; isList: boolean } {
  if (idRules.has(schema)) return { schema, isList: false };
  if (schema instanceof z.ZodArray) {
    return { ...innermost(schema.element as z.ZodType), isList: true };
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return innermost(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) {
    return innermost((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
  }
  return { schema, isList: false };
}

/** Where an endpoint takes ids: every path parameter, and anything else that is an id or named like one. */
export const idPlacesOf = (endpoint: Endpoint): IdPlace[] =>
  (['params', 'query', 'body', 'upload'] as const).flatMap((part) =>
    Object.entries(endpoint[part]?.shape ?? {}).flatMap(([name, field]) => {
      const { schema, isList } = innermost(field as z.ZodType);
      const rule = idRules.get(schema);
      const isId =
        rule !== undefined || part === 'params' || (/(^|_)ids?$/.test(name) && !isText(schema));
      return isId ? [{ part, name, rule, isList }] : [];
    }),
  );
