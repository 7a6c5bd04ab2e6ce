import { z } from 'zod';
import type { Endpoint, Method } from '../../../contract/endpoint.ts';
import type { Whose } from '../../../contract/fields/ids.ts';
import { idPlacesOf } from '../ids.ts';
import { type Operation, operations, urlWith } from '../operations.ts';
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
      if (!post || !url.includes('/:')) return [];
      return thingsOf(endpoint).flatMap(([thing, whose]) => {
        const owner = owners[whose];
        return owner ? [[thing, () => send(portal, post, owner)] as const] : [];
      });
    }),
  );
}

const RESTORATION = '/restoration';

/**
 * Makes whatever can be brought back: for `POST …/:id/restoration` it makes the thing that `DELETE …/:id` takes, and deletes
 * it.
 */
export function deletedMakers(
  portal: Portal,
  owners: Owners,
  make: Record<string, () => Promise<number>>,
): Record<string, () => Promise<number>> {
  return Object.fromEntries(
    operations
      .filter(([, { url }]) => url.endsWith(RESTORATION))
      .flatMap(([, { url, endpoint }]) => {
        const deletion = operationAt('DELETE', url.slice(0, -RESTORATION.length));
        const makeLiving = deletion && make[thingsOf(deletion.endpoint)[0]?.[0] ?? ''];
        if (!makeLiving) return [];
        return thingsOf(endpoint).map(([thing, whose]) => [
          thing,
          async () => {
            const id = await makeLiving();
            const at = urlWith(deletion, id);
            const { status } = await portal.send({
              method: 'DELETE',
              url: at,
              as: owners[whose]?.as,
            });
            if (status !== 200) throw new Error(`DELETE ${at} answers its owner with ${status}`);
            return id;
          },
        ]);
      }),
  );
}

/** The kinds of things that the address names, and who may use each. */
const thingsOf = (endpoint: Endpoint) =>
  Object.entries(idPlacesOf(endpoint).find(({ part }) => part === 'params')?.rule?.things ?? {});

const operationAt = (method: Method, at: string) =>
  operations
    .map(([, operation]) => operation)
    .find((operation) => operation.method === method && operation.url === at);

/** The operation that adds one more at this address, if it can be sent as it stands in the contract. */
function posting(collection: string): Operation | undefined {
  const post = operationAt('POST', collection);
  if (!post || collection.includes(':') || post.endpoint.example === undefined) return undefined;
  const { output } = post.endpoint;
  return output instanceof z.ZodObject && 'id' in output.shape ? post : undefined;
}

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
