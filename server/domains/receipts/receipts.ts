import { randomBytes } from 'node:crypto';
import { RECEIPT_CHECKS_A_MINUTE, RECEIPTS_AN_HOUR } from '../../../contract/constants.ts';
import type { Language } from '../../../contract/endpoint.ts';
import {
  type CheckedReceipt,
  ReceiptContent,
  receiptCodeOf,
  type SignedReceipt,
} from '../../../contract/applications/receipts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { hasSigned, type Signature, signText } from '../../platform/secrets/signing.ts';
import { base32Of } from '../../platform/secrets/totp.ts';
import { canonicalJson } from '../../platform/secrets/canonical-json.ts';
import { findBrokenHistories } from './histories.ts';
import { paperOf } from './paper.ts';
import {
  findReceipt,
  findReceiptOf,
  insertReceipt,
  listChained,
  lockForReceipt,
  type ReceiptRow,
} from './queries.ts';

// Receipts of applications (docs/decisions/0035-receipts.md).

type ReceiptServices = Pick<Services, 'db' | 'seal' | 'publicUrl'>;

const CODE_BYTES = 10;

/**
 * The receipt of the seeker's application in its present state: a new one, or the last one if nothing has happened
 * since.
 */
const issueReceipt = (
  { db, ...services }: ReceiptServices,
  seekerId: number,
  applicationId: number,
): Promise<SignedReceipt> =>
  db.transaction().execute(async (trx) => {
    const key = attemptKey('receipt', { account: seekerId });
    await countAttempt(trx, { key, most: RECEIPTS_AN_HOUR, seconds: HOUR_SECONDS });
    const application = await lockForReceipt(trx, seekerId, applicationId);
    if (!application?.last_event_hash) throw refuse('resource.application.not_found');
    const eventHash = application.last_event_hash;
    if (!(await findReceiptOf(trx, applicationId, eventHash))) {
      const { candidate, id, job_title, company_name } = application;
      const about = { application_id: id, job_title, company_name, seeker_name: candidate.name };
      await sign({ trx, ...services }, seekerId, about);
    }
    const issued = await findReceiptOf(trx, applicationId, eventHash);
    if (!issued) throw new Error('A receipt was not kept');
    return signedReceiptOf(issued);
  });

const signedReceiptOf = ({
  content,
  key_id,
  signature,
}: Signature & { content: string }): SignedReceipt => ({
  receipt: ReceiptContent.parse(JSON.parse(content)),
  signature: { algorithm: 'Ed25519', key_id, value: signature },
});

type About = Pick<ReceiptContent, 'application_id' | 'job_title' | 'company_name' | 'seeker_name'>;

/** Nobody acts where the answer clock does. */
function actorOf({ by_seeker }: { by_seeker: boolean | null }) {
  if (by_seeker === null) return 'clock';
  return by_seeker ? 'seeker' : 'company';
}

async function sign(
  { trx, seal, publicUrl }: { trx: Trx } & Omit<ReceiptServices, 'db'>,
  seekerId: number,
  about: About,
): Promise<void> {
  const events = await listChained(trx, about.application_id);
  const last = events.at(-1);
  if (!last) throw new Error(`Application ${about.application_id} has no events`);
  const code = receiptCodeOf(base32Of(randomBytes(CODE_BYTES))) ?? '';
  const issued_at = new Date().toISOString();
  const content = canonicalJson({
    type: 'application-receipt',
    version: 1,
    code,
    verify_url: `${publicUrl}/verify/${code}`,
    issued_at,
    ...about,
    events: events.map(({ kind, status, note, interview_at, interview_place, ...event }) => ({
      kind,
      status,
      by: actorOf(event),
      at: event.created_at,
      note,
      interview_at,
      interview_place,
      hash: event.hash.toString('hex'),
    })),
  } satisfies ReceiptContent);
  await insertReceipt(trx, {
    code,
    account_id: seekerId,
    application_id: about.application_id,
    position: last.position,
    event_hash: last.hash,
    content,
    ...signText(seal, content),
    issued_at,
  });
}

export async function downloadReceipt(
  services: ReceiptServices,
  seekerId: number,
  applicationId: number,
): Promise<FileAnswer> {
  const receipt = await issueReceipt(services, seekerId, applicationId);
  return {
    name: `vritti-receipt-${receipt.receipt.code}.json`,
    mediaType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(receipt, null, 2)}\n`,
  };
}

export async function printReceipt(
  services: ReceiptServices,
  seekerId: number,
  applicationId: number,
  language: Language,
): Promise<FileAnswer> {
  const { receipt } = await issueReceipt(services, seekerId, applicationId);
  return {
    name: `vritti-receipt-${receipt.code}.pdf`,
    mediaType: 'application/pdf',
    content: await paperOf(services.db, receipt, language),
  };
}

/** What a receipt's code shows to anybody who has it. */
export async function checkReceipt(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  given: string,
  address: string,
): Promise<CheckedReceipt> {
  const key = attemptKey('receipt-check', { address });
  await countAttempt(db, { key, most: RECEIPT_CHECKS_A_MINUTE, seconds: 60 });
  const code = receiptCodeOf(given);
  const row = orRefuse(
    code ? await findReceipt(db, code) : undefined,
    'resource.receipt.not_found',
  );
  const { receipt, signature } = signedReceiptOf(row);
  const isSigned = hasSigned(seal, row.content, {
    key_id: signature.key_id,
    signature: signature.value,
  });
  return {
    code: row.code,
    genuine: isSigned && isOfRow(receipt, row) && (await isStillSo(db, receipt, row)),
    issued_at: receipt.issued_at,
    seeker_initials: initialsOf(receipt.seeker_name),
    job_title: receipt.job_title,
    company_name: receipt.company_name,
    events: receipt.events,
    moved_on: row.last_event_hash?.equals(row.event_hash) !== true,
  };
}

/** Whether the signed text is that of this code, and not of another receipt. */
const isOfRow = (receipt: ReceiptContent, row: ReceiptRow): boolean =>
  receipt.code === row.code &&
  receipt.application_id === row.application_id &&
  receipt.events.length === row.position &&
  receipt.events.at(-1)?.hash === row.event_hash.toString('hex');

/** Whether the application's events are still those of the receipt; later ones may follow. */
async function isStillSo(db: Db, { events }: ReceiptContent, row: ReceiptRow): Promise<boolean> {
  const stored = await listChained(db, row.application_id);
  const isKept = events.every(({ hash }, at) => stored[at]?.hash.toString('hex') === hash);
  const broken = await findBrokenHistories(db, [row.application_id]);
  return isKept && !broken.some(({ position }) => position !== null && position <= row.position);
}

/** At most three, such as P. S. for Priya Solanki. */
const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .map((part) => new Intl.Segmenter().segment(part)[Symbol.iterator]().next().value?.segment)
    .filter(Boolean)
    .map((first) => `${first}.`)
    .join(' ');
