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

/**
 * The ids deeper in an endpoint's input, where `idPlacesOf` does not look, as paths such as "body.jobs[].id". Ids that
 * anybody may send are left out, and so are texts, which are the sender's own ids.
 */
export const deepIdsOf = (endpoint: Endpoint): string[] =>
  (['query', 'body', 'upload'] as const).flatMap((part) =>
    Object.entries(endpoint[part]?.shape ?? {}).flatMap(([name, field]) =>
      deepIds(field as z.ZodType, `${part}.${name}`, null),
    ),
  );

function deepIds(schema: z.ZodType, path: string, name: string | null): string[] {
  const rule = idRules.get(schema);
  const isOpen = Object.values(rule?.things ?? {}).every((whose) => whose === 'anyone');
  if (rule) return name === null || isOpen ? [] : [path];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      deepIds(field as z.ZodType, `${path}.${key}`, key),
    );
  }
  const within = insideOf(schema);
  // An id that may also be a text is the sender's own: ours are numbers.
  if (within.some(isText)) return [];
  if (within.length > 0) return within.flatMap((one) => deepIds(one, path, name));
  const isId = name !== null && /(^|_)ids?$/.test(name) && !isText(schema);
  return isId ? [path] : [];
}

/** What lists, unions, optional and converted values hold. */
function insideOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out] as z.ZodType[];
  const isAround =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isAround ? [schema.unwrap() as z.ZodType] : [];
}
