/** What the API is about: the calls of its document, under the tags by which Swagger UI groups them. */

interface Operation {
  operationId: string;
  summary: string;
  tags: [string];
  deprecated?: true;
}

/** The part of an OpenAPI document that is read here. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Call extends Operation {
  method: string;
  path: string;
}

/** Every call under its subject, both in alphabetical order of their paths. */
export function subjectsOf({ paths }: Document): Map<string, Call[]> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path })),
  );
  calls.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  const subjects = Map.groupBy(calls, ({ tags: [subject] }) => subject);
  return new Map([...subjects].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The document with the calls of one subject only, or whole. */
export function documentOf(whole: Document, subject?: string): Document {
  if (subject === undefined) return whole;
  const paths = Object.entries(whole.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).filter(([, { tags }]) => tags.includes(subject))),
  ]);
  return {
    ...whole,
    paths: Object.fromEntries(
      paths.filter(([, operations]) => Object.keys(operations ?? {}).length > 0),
    ) as Document['paths'],
  };
}
