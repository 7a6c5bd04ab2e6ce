import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addProfile } from '../../../db/world/people.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

/** Who deletes their account while their file is being scanned. */
let leaver: Session | undefined;
const portal = await openPortal({
  async findVirus() {
    const body = { password: PASSWORD };
    await portal.call('POST /barong/resource/users/me/deletion', { as: leaver, body });
    return null;
  },
});

test.each([
  ['resume', pdf, { doc_type: 'Resume' }],
  ['picture', () => pictureOf('png'), { doc_type: 'Profile Picture' }],
] as const)(
  'a %s that was on its way when its account was deleted is erased at night',
  async (_, file, fields) => {
    leaver = await register(portal);
    await uploadResume(portal, { as: leaver, bytes: await file(), fields });
    await portal.work();
    expect(await portal.storedFiles()).not.toEqual([]);

    await sql`select graphile_worker.add_job('erase_late_rows')`.execute(portal.db);
    await portal.work();
    expect(await portal.storedFiles()).toEqual([]);
    const left = portal.db.selectFrom('documents').where('account_id', '=', leaver.user.id);
    expect(await left.select('id').execute()).toEqual([]);
  },
);

test('a seeker who left while being added to the search of candidates is gone from it after the night', async () => {
  const { db } = portal;
  const seeker = await register(portal);
  const { user } = seeker;
  await addProfile(db, user.id, { visibility: 'checked' });
  const found = db.selectFrom('candidate_search').where('account_id', '=', user.id).selectAll();
  const row = await found.executeTakeFirstOrThrow();
  const body = { password: PASSWORD };
  await portal.call('POST /barong/resource/users/me/deletion', { as: seeker, body });
  await addProfile(db, user.id, { visibility: 'checked' });
  expect(await found.execute()).toEqual([]);
  await db.insertInto('candidate_search').values(row).execute();

  await sql`select graphile_worker.add_job('erase_late_rows')`.execute(db);
  await portal.work();
  expect(await found.execute()).toEqual([]);
});
