/** Who has accepted which version. */
import type { LegalDocument } from '../../../contract/legal/documents.ts';
import { legalDocuments } from '../../../contract/legal/documents.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { LegalNotice } from '../../../contract/legal/legal.ts';
import type { Db, Trx } from '../../platform/database.ts';
import {
  isInForce,
  publishedVersions,
  readAcceptances,
  readVersions,
} from '../../platform/in-force/legal-versions.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertConsents, listTexts } from './queries.ts';

/** Records that a new account has accepted what is in force; the registration page says so. */
export async function acceptAtRegistration(trx: Trx, accountId: number): Promise<void> {
  const versions = await readVersions(trx);
  const inForce = legalDocuments.flatMap(
    (document) => versions.find((one) => one.document === document && isInForce(one)) ?? [],
  );
  if (inForce.length === 0) return;
  await insertConsents(
    trx,
    accountId,
    inForce.map(({ id }) => ({ versionId: id, accepted: true })),
  );
}

/** The newest version of each document that the account has not seen, or has not accepted. */
export async function readNotices(
  db: Db,
  accountId: number,
  language: Language,
): Promise<LegalNotice[]> {
  const open = await openVersions(db, accountId);
  if (open.length === 0) return [];
  const texts = await listTexts(
    db,
    open.map(({ id }) => id),
  );
  return open.map(({ id, ...notice }) => ({
    ...notice,
    summary: texts.find((one) => one.id === id)?.[`summary_${language}`] ?? '',
  }));
}

async function openVersions(db: Db, accountId: number) {
  const versions = await publishedVersions(db);
  if (versions.length === 0) return [];
  const said = await readAcceptances(db, accountId);
  return legalDocuments.flatMap((document) => {
    const [newest, ...older] = versions.filter((one) => one.document === document);
    if (!newest) return [];
    const { accepted = 0, seen = 0 } = said.find((one) => one.document === document) ?? {};
    // Somebody who missed a version that needs consent accepts it with the newest one.
    const asked = [newest, ...older].filter(
      (one) => one.asks_consent && one.version > (accepted ?? 0),
    );
    const asks_consent = asked.length > 0;
    if (!asks_consent && seen >= newest.version) return [];
    const { id, version, effective_on } = newest;
    return [{ id, document, version, effective_on, asks_consent, is_due: asked.some(isInForce) }];
  });
}

/** Accepts the newest version, or records that it was seen; returns the notices that are left. */
export async function answerNotice(
  db: Db,
  accountId: number,
  { document, version }: { document: LegalDocument; version: number },
  language: Language,
): Promise<LegalNotice[]> {
  const newest = (await readVersions(db)).find((one) => one.document === document);
  if (!newest || version > newest.version) throw refuse('resource.legal_version.not_found');
  if (version < newest.version) throw refuse('resource.legal_version.superseded');
  const open = (await openVersions(db, accountId)).find((one) => one.document === document);
  if (open) {
    await insertConsents(db, accountId, [{ versionId: newest.id, accepted: open.asks_consent }]);
  }
  return readNotices(db, accountId, language);
}
