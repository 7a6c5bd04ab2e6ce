import { z } from 'zod';
import type { Whose } from '../../../contract/fields/ids.ts';
import { idPlacesOf } from '../ids.ts';
import { type Operation, operations } from '../operations.ts';
import type { Actor, Portal } from '../portal.ts';

/** Who makes what belongs to them, and the word that is then in its texts. */
type Owners = Partial<Record<Whose, { as: Actor; secret: string }>>;

/**
 * Makes whatever the contract has a POST for that answers with the new id: `POST …/notes` for the thing that
 * `…/notes/:id` takes. It sends the `example`, with a secret in each of its texts.
 */
export function exampleMakers(
  portal: Portal,
  owners: Owners,
): Record<string, () => Promise<number>> {
  return Object.fromEntries(
    operations.flatMap(([, { url, endpoint }]) => {
      const post = posting(url.replace(/\/:\w+$/, ''));
      const place = idPlacesOf(endpoint).find(({ part }) => part === 'params');
      if (!post || !place?.rule || !url.includes('/:')) return [];
      return Object.entries(place.rule.things).flatMap(([thing, whose]) => {
        const owner = owners[whose];
        return owner ? [[thing, () => send(portal, post, owner)] as const] : [];
      });
    }),
  );
}

/** The operation that adds one more at this address, if it can be sent as it stands in the contract. */
const posting = (collection: string) =>
  operations
    .map(([, operation]) => operation)
    .find(
      ({ method, url, endpoint: { example, output } }) =>
        method === 'POST' &&
        url === collection &&
        !url.includes(':') &&
        example !== undefined &&
        output instanceof z.ZodObject &&
        'id' in output.shape,
    );

async function send(
  portal: Portal,
  { method, url, endpoint: { body, example = {} } }: Operation,
  { as, secret }: { as: Actor; secret: string },
): Promise<number> {
  const takesSecret = (name: string) => body?.safeParse({ ...example, [name]: secret }).success;
  const secrets = Object.keys(example)
    .filter((name) => typeof example[name] === 'string' && takesSecret(name))
    .map((name) => [name, secret]);
  const payload = { ...example, ...Object.fromEntries(secrets) };
  const { status, text } = await portal.send({ method, url, as, payload });
  if (status !== 201)
    throw new Error(`${method} ${url} refuses its own example: ${status} ${text}`);
  return (JSON.parse(text) as { id: number }).id;
}
