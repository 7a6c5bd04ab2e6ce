import { expect, test } from 'vitest';
import { followLocks, locksOf } from './lock-order.ts';

test.each([
  ['update "jobs" set "title" = $1', ['jobs']],
  ['delete from "offers" where "id" = $1', ['offers']],
  ['insert into profiles (id) values (1) on conflict (id) do update set name = $1', ['profiles']],
  ['insert into profiles (id) values (1)', []],
  ['select from applications where id = $1 for no key update', ['applications']],
  ['select "id", "team_role" from "accounts" for no key update', ['accounts']],
  [
    'select (select max(id) from offers) from applications where id in (select 1 from jobs) for update',
    ['applications'],
  ],
  [
    'select 1 from "applications" inner join "accounts" as "seeker" on true for share of "seeker"',
    ['accounts'],
  ],
  [
    'with due as (select id from offers for update), done as (update jobs set a = 1) select 1',
    ['offers', 'jobs'],
  ],
])('%s locks rows of %j', (statement, tables) => {
  expect(locksOf(statement).map(({ table }) => table)).toEqual(tables);
});

const faultOf = (...statements: string[]) => {
  const follow = followLocks();
  return statements.map((one) => follow(one)).find((fault) => fault !== null);
};

test('an interview that is locked after its application is a fault', () => {
  const application = 'select from applications where id = $1 for update';
  const interview = 'update interviews set state = $1';
  expect(faultOf(application, interview)).toContain('rows of interviews are locked after rows of');
  expect(faultOf(interview, application)).toBeUndefined();
});

test('rows that are held already, or are left out if others hold them, come in any order', () => {
  const application = 'update applications set status = $1';
  expect(faultOf(application, 'update offers set state = $1', application)).toBeUndefined();
  expect(
    faultOf('update offers set state = $1', 'select from applications for update skip locked'),
  ).toBeUndefined();
});
