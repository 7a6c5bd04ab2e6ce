import { describe, expect, test } from 'vitest';
import type { MessageAttachment } from '../../../contract/conversations/message.ts';
import {
  sampleColumn,
  sampleDoc,
  sampleDocx,
  samplePdf,
} from '../../../web/features/profile/reading/sample-files.ts';
import { registerAdmin } from '../../test/people.ts';
import { talkOn } from '../../test/conversations.ts';
import { pictureOf } from '../../test/files/pictures.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf } from '../../test/resumes.ts';
import { warningsInFile } from './attachment-reading.ts';

const portal = await openPortal();
const talk = talkOn(portal);
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Kaveri Textiles' } });
const jobId = await openJob(portal, companyId);
const moderator = await registerAdmin(portal);

const LETTER = [
  'Offer letter',
  'We are glad to offer you the position of accountant in our office at Indore from Monday.',
  'Before joining you have to pay a registration fee of',
  'Rs 500 to the account of our partner by UPI today.',
];
const feePdf = () => Buffer.from(samplePdf([sampleColumn(LETTER)]));
const plainPdf = () =>
  Buffer.from(samplePdf([sampleColumn(['Offer letter', 'You begin on Monday at ten in Indore.'])]));

/** Sends files in one message, and returns how the other side sees each. */
async function sendTo(files: readonly [Buffer, string][], { by = recruiter, content = '' } = {}) {
  const { seeker, id } = await talk.begin(jobId);
  const writer = by === recruiter ? recruiter : seeker;
  const attachment_ids: number[] = [];
  for (const [bytes, name] of files) {
    attachment_ids.push((await talk.upload(writer, id, bytes, name)).body.id);
  }
  const sent = await talk.sent(writer, id, content, { attachment_ids });
  const filesOf = async (as: Actor): Promise<MessageAttachment[]> =>
    (await talk.thread(as, id)).messages.at(-1)?.attachments ?? [];
  return { seeker, id, sent, filesOf };
}
const reasonsOf = ({ warnings }: MessageAttachment) => warnings?.map(({ reason }) => reason);

describe('the text of a document that a company sends', () => {
  test('is read after it was sent, and the seeker is told why to be careful', async () => {
    const { seeker, filesOf, sent } = await sendTo([[feePdf(), 'Offer.pdf']]);
    expect(sent.attachments[0]?.reading).toBeUndefined();
    expect(await filesOf(seeker)).toMatchObject([{ reading: 'waiting' }]);
    await portal.work();
    const [file] = await filesOf(seeker);
    expect(file?.reading).toBe('read');
    expect(file?.warnings?.find(({ reason }) => reason === 'money_asked')?.words.join()).toMatch(
      /registration fee/,
    );
    // The sender is not told.
    const [own] = await filesOf(recruiter);
    expect([own?.reading, own?.warnings]).toEqual([undefined, undefined]);
  });

  test('is read in Word files too, in Hindi as well', async () => {
    const hindi = 'नौकरी पक्की करने के लिए 500 रुपये रजिस्ट्रेशन फीस जमा करें।';
    const { seeker, filesOf } = await sendTo([
      [Buffer.from(sampleDocx(['प्रस्ताव पत्र', hindi])), 'offer.docx'],
    ]);
    await portal.work();
    const [file] = await filesOf(seeker);
    expect([file?.reading, reasonsOf(file as MessageAttachment)]).toEqual([
      'read',
      ['money_asked'],
    ]);
  });

  test('that asks for nothing has no warning', async () => {
    const { seeker, filesOf } = await sendTo([[plainPdf(), 'Offer.pdf']]);
    await portal.work();
    const [file] = await filesOf(seeker);
    expect([file?.reading, file?.warnings]).toEqual(['read', undefined]);
  });

  test('updates the open thread', async () => {
    const { seeker, id } = await talk.begin(jobId);
    const { body } = await talk.upload(recruiter, id, feePdf(), 'Offer.pdf');
    await talk.sent(recruiter, id, '', { attachment_ids: [body.id] });
    await portal.services.live.settle();
    // News of what happened before comes first.
    const stream = portal.services.live.open(seeker.user.id);
    const news = stream[Symbol.asyncIterator]();
    await news.next();
    await portal.work();
    const heard = String((await news.next()).value);
    stream.destroy();
    expect(heard).toContain(`data: messages/${id}`);
  });
});

test('a picture, an empty document and a locked one count as unreadable, and have no warning', async () => {
  const locked = Buffer.from(sampleDoc(['Pay 500 rupees as a fee.'], { isLocked: true }));
  const { seeker, filesOf } = await sendTo([
    [await pictureOf('png'), 'fee.png'],
    [pdf(), 'scan.pdf'],
  ]);
  await portal.work();
  expect((await filesOf(seeker)).map(({ reading }) => reading)).toEqual([
    'unreadable',
    'unreadable',
  ]);
  expect(await warningsInFile(locked)).toBeNull();
});

test('files that a seeker sends to a company are not read', async () => {
  const { seeker, filesOf } = await sendTo([[feePdf(), 'Marks.pdf']], { by: moderator });
  await portal.work();
  for (const as of [seeker, recruiter]) {
    const [file] = await filesOf(as);
    expect([file?.reading, file?.warnings]).toEqual([undefined, undefined]);
  }
});

test('a report shows moderators what the check found in the message and each file, and what it could not read', async () => {
  const { seeker, id } = await sendTo(
    [
      [feePdf(), 'Offer.pdf'],
      [pdf(), 'scan.pdf'],
    ],
    { content: 'Send me your OTP please.' },
  );
  await portal.work();
  await portal.call('POST /barong/resource/conversations/:id/reports', {
    as: seeker,
    params: { id },
    body: { reason: 'money' },
  });
  const { body } = await portal.call('GET /barong/admin/message_reports', { as: moderator });
  const [message] = body.message_reports.at(-1)?.messages ?? [];
  expect(message?.warnings?.map(({ reason }) => reason)).toEqual(['secrets_asked']);
  expect(
    message?.files?.map(({ name, reading, warnings }) => [
      name,
      reading,
      warnings.some(({ reason }) => reason === 'money_asked'),
    ]),
  ).toEqual([
    ['Offer.pdf', 'read', true],
    ['scan.pdf', 'unreadable', false],
  ]);
});

test('a document that is too much work to read is given up, and one that is only late is read later', async () => {
  expect(await warningsInFile(feePdf(), { secondsMax: 0 })).toBeNull();
  await expect(warningsInFile(feePdf(), { lateSeconds: 0 })).rejects.toThrow('server.busy');
});
