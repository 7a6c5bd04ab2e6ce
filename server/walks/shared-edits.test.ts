import { describe, expect, test } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { isFor } from '../../contract/endpoint.ts';
import { idPlacesOf } from '../test/ids.ts';
import { operations, type Operation, urlWith } from '../test/operations.ts';
import { make, openTwoOfEverything } from '../test/two-of-everything.ts';

/** Whatever several people change whole is changed by two of them at once: the second is told what stands now. */

const world = await openTwoOfEverything();

const shared = operations.filter(
  ([, { endpoint }]) =>
    // What makes something new overwrites nothing.
    endpoint.status !== 201 &&
    // An upload is no JSON; that of the logo is in look.test.ts.
    !endpoint.upload &&
    endpoint.errors?.some((code) => errors[code].status === 412) &&
    (isFor(endpoint.who, 'hr') || isFor(endpoint.who, 'admin')),
);

/** Bodies for operations whose contract has no example. */
const bodies: Record<string, object> = {
  'POST /barong/resource/hr_profile': { industry: 'Weaving' },
};

/** Everything of it; one that is made for the test, where there are several. */
async function target({ endpoint, route, method, ...operation }: Operation) {
  const place = idPlacesOf(endpoint).find(({ rule }) => rule);
  const [thing] = Object.keys(place?.rule?.things ?? {});
  const id = thing === undefined ? 0 : await make(world, thing);
  const inBody = place?.part === 'body' ? { [place.name]: id } : {};
  return (ifMatch?: string) =>
    world.portal.send({
      method,
      url: urlWith({ endpoint, route, method, ...operation }, id),
      as: isFor(endpoint.who, 'hr') ? world.as.recruiter : world.as.admin,
      payload: { ...(endpoint.example ?? bodies[route]), ...inBody },
      ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
    });
}

const bodyOf = ({ text }: { text: string }) =>
  JSON.parse(text) as { version: number; current?: { version: number } };

describe.each(shared)('%s', (_, operation) => {
  test('overwrites nothing that was changed since it was read', async () => {
    const change = await target(operation);
    const first = await change();
    expect(first.status).toBe(200);
    const { version } = bodyOf(first);
    const both = await Promise.all([change(`"${version}"`), change(`"${version}"`)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    const stands = bodyOf(won);
    expect(stands.version).toBeGreaterThan(version);
    expect(bodyOf(lost).current).toMatchObject({ version: stands.version });
    expect((await change('"none"')).status).toBe(412);
    expect((await change(`"${stands.version}"`)).status).toBe(200);
    expect((await change()).status).toBe(200);
  });
});
