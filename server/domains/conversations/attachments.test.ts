import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import { PASSWORD } from '../../../db/world/people.ts';
import { addTask } from '../../platform/tasks.ts';
import { talkOn } from '../../test/conversations.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { exifSegment, HIDDEN, pictureOf, withSegments } from '../../test/files/pictures.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf } from '../../test/resumes.ts';

let finding: string | null = null;
const portal = await openPortal({ findVirus: async () => finding });
const talk = talkOn(portal);
const { companyId, recruiter } = await openTeam(portal);
const jobId = await openJob(portal, companyId);

/** Opens a file by its signed address alone, without a session. */
const openUrl = (url: string) => portal.app.inject({ url });

describe('an attachment', () => {
  test('is sent with a message, and both sides open it by its address', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const { status, body } = await talk.upload(seeker, id, pdf(), 'Marks 2024.pdf');
    expect([status, body.name, body.kind]).toEqual([201, 'Marks 2024.pdf', 'document']);
    // Until it is sent, nobody else sees it.
    const early = await portal.send({
      url: `/api/v2/barong/resource/message_attachments/${body.id}/file`,
      as: recruiter,
    });
    expect(early.status).toBe(404);
    const message = await talk.sent(seeker, id, '', { attachment_ids: [body.id] });
    expect(message).toMatchObject({ content: '', attachments: [{ id: body.id }] });
    const [got] = (await talk.thread(recruiter, id)).messages;
    for (const url of [message.attachments[0]?.url, got?.attachments[0]?.url]) {
      const file = await openUrl(url ?? '');
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(file.body).toBe(pdf().toString());
    }
    expect((await talk.list(recruiter)).conversations[0]?.last_message).toMatchObject({
      content: '',
      attachment_count: 1,
    });
    // It belongs to one message and cannot be sent with another.
    const again = await talk.send(seeker, id, 'Again', { attachment_ids: [body.id] });
    expect([again.status, again.body.errors]).toEqual([
      404,
      ['resource.message_attachment.not_found'],
    ]);
    expect(await talk.textsOf(recruiter, id)).toEqual(['']);
  });

  test('that is a picture is drawn anew, uncropped and without the camera’s metadata', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const jpeg = withSegments(await pictureOf('jpeg', 120, 80), exifSegment(1, HIDDEN));
    const { body } = await talk.upload(seeker, id, jpeg, 'me.jpg');
    expect(body).toMatchObject({ name: 'me.webp', kind: 'image', media_type: 'image/webp' });
    const file = (await openUrl(body.url)).rawPayload;
    expect(file.toString('latin1')).not.toContain(HIDDEN);
    const { default: sharp } = await import('sharp');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 });
  });

  test('of another format, too large, with a virus or missing is refused', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const refusalOf = async (bytes: Buffer) => (await talk.upload(seeker, id, bytes)).body.errors;
    expect(await refusalOf(Buffer.from('#!/bin/sh'))).toEqual(['resource.document.invalid_format']);
    expect(await refusalOf(Buffer.alloc(UPLOAD_MAX_BYTES + 1))).toEqual([
      'resource.document.too_large',
    ]);
    const broken = (await pictureOf('png', 60, 60)).subarray(0, 60);
    expect(await refusalOf(broken)).toEqual(['resource.picture.unreadable']);
    finding = 'Eicar';
    expect(await refusalOf(pdf())).toEqual(['resource.document.infected']);
    finding = null;
    expect(await refusalOf(Buffer.alloc(0))).toEqual(['resource.document.empty']);
  });

  test('belongs to one conversation and its uploader', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const other = await talk.begin(jobId);
    const { body } = await talk.upload(other.seeker, other.id, pdf());
    const mine = await talk.upload(seeker, id, pdf());
    for (const [as, conversation, file] of [
      [seeker, id, body.id],
      [recruiter, id, mine.body.id],
      [recruiter, other.id, mine.body.id],
    ] as const) {
      const taken = await talk.send(as, conversation, 'Take', { attachment_ids: [file] });
      expect([taken.status, taken.body.errors]).toEqual([
        404,
        ['resource.message_attachment.not_found'],
      ]);
    }
    const elsewhere = await talk.upload(seeker, other.id, pdf());
    expect([elsewhere.status, elsewhere.body.errors]).toEqual([
      404,
      ['resource.conversation.not_found'],
    ]);
  });

  test('cannot be sent by a candidate whose name is hidden, because it could reveal the name', async () => {
    const seeker = await register(portal);
    const blind = await openJob(portal, companyId, { is_blind: true });
    const { id: application_id } = await apply(portal, seeker, blind);
    const { body } = await talk.open(seeker, { application_id });
    const refused = await talk.upload(seeker, body.id, pdf());
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      ['resource.message_attachment.shows_name'],
    ]);
    expect((await talk.upload(recruiter, body.id, pdf())).status).toBe(201);
  });

  test('that is not sent within a day is erased, and so are the files of somebody who deletes their account', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const unsent = await talk.upload(seeker, id, pdf());
    const kept = await talk.upload(seeker, id, pdf());
    await talk.sent(seeker, id, 'With a file', { attachment_ids: [kept.body.id] });
    const files = async () => (await portal.storedFiles()).length;
    const before = await files();
    await sql`update message_attachments set created_at = now() - interval '25 hours'
      where id in (${unsent.body.id}, ${kept.body.id})`.execute(portal.db);
    await addTask(portal.db, 'erase_unsent_attachments', {});
    await portal.work();
    expect(await files()).toBe(before - 1);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: seeker,
      body: { password: PASSWORD },
    });
    await portal.work();
    expect(await files()).toBe(before - 2);
    expect((await talk.thread(recruiter, id)).messages).toMatchObject([
      { content: 'With a file', attachments: [] },
    ]);
  });
});
