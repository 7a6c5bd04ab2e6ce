// Random input for every endpoint, drawn from the API's own document: a part of it valid.
import {
  type BodyDescription,
  bodyOf,
  type Dice,
  oneOf,
  type Parameter,
  pathOf,
  queryOf,
} from '../every-call/inputs.ts';
import type { Client } from './client.ts';
import { networkOf } from './client.ts';

interface Operation {
  tags: string[];
  parameters?: Parameter[];
  requestBody?: BodyDescription;
}

export interface Endpoint extends Operation {
  method: string;
  path: string;
}

/** The endpoints of each family, by its name. */
export function familiesOf(document: {
  paths: Record<string, Record<string, Operation>>;
}): Map<string, Endpoint[]> {
  const families = new Map<string, Endpoint[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [family = 'other'] = operation.tags;
      const endpoint = { ...operation, method: method.toUpperCase(), path };
      families.set(family, [...(families.get(family) ?? []), endpoint]);
    }
  }
  return families;
}

const dice: Dice = Object.assign(() => Math.random(), { readIds: [] });

/** Sends this many random requests to the endpoints of a family; `sessionOf` chooses who sends them. */
export async function sendRandomly(
  client: Client,
  endpoints: readonly Endpoint[],
  count: number,
  sessionOf: () => { token: string; csrf_token: string } | undefined,
): Promise<void> {
  await client.flood(count, (index) => {
    const { method, path, parameters = [], requestBody } = oneOf(dice, endpoints);
    const { content, headers } = (method === 'GET' ? undefined : bodyOf(requestBody, dice)) ?? {};
    return {
      method,
      path: [pathOf(path, dice), queryOf(parameters, dice)].filter(Boolean).join('?'),
      from: networkOf(2_000_000 + index),
      ...(Math.random() < 0.9 ? { as: sessionOf() } : {}),
      ...(content === undefined ? {} : { headers: { ...headers }, body: content }),
    };
  });
}
