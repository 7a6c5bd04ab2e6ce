import { LETTER_TEMPLATES_MAX } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  LetterTemplate,
  LetterTemplateForm,
  letterTemplates,
} from '../../../contract/applications/letter-templates.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { namedVersion } from '../../platform/http/versions.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import { lockCompany } from '../companies/companies.ts';
import { noteWork } from '../work-events/work-events.ts';
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './queries.ts';

type Listed = Answer<(typeof letterTemplates)['GET /barong/resource/letter_templates']>;

export async function readLetterTemplates(
  db: Db,
  recruiter: SignedIn,
  paging: Paging,
): Promise<Listed> {
  const { rows, meta } = await listTemplates(db, companyOf(recruiter), paging);
  return { letter_templates: rows, meta };
}

interface Change {
  kind: 'letter_added' | 'letter_changed' | 'letter_deleted';
  key?: string | undefined;
  content?: unknown;
}

/** Changes the company's letters, and records who did it. */
const changing = <T>(
  db: Db,
  recruiter: SignedIn,
  { kind, key, content }: Change,
  change: (trx: Trx, companyId: number) => Promise<T>,
): Promise<T> =>
  transactOnce(db, { accountId: recruiter.id, key, content }, async (trx) => {
    const company_id = companyOf(recruiter);
    const changed = await change(trx, company_id);
    await noteWork(trx, { kind, company_id, actor_id: recruiter.id });
    return changed;
  });

export const addLetterTemplate = (
  db: Db,
  recruiter: SignedIn,
  form: LetterTemplateForm,
  key?: string,
): Promise<LetterTemplate> =>
  changing(
    db,
    recruiter,
    { kind: 'letter_added', key, content: ['letter', form] },
    async (trx, companyId) => {
      if (recruiter.company_id === null) throw refuse('resource.hr_profile.not_found');
      // Two at once cannot both be the last one allowed.
      await lockCompany(trx, companyId);
      if ((await countTemplates(trx, companyId)) >= LETTER_TEMPLATES_MAX) {
        throw refuse('resource.letter_template.too_many');
      }
      return insertTemplate(trx, companyId, form);
    },
  );

export const changeLetterTemplate = (
  db: Db,
  recruiter: SignedIn,
  { id, form, ifMatch }: { id: number; form: LetterTemplateForm; ifMatch: string | undefined },
): Promise<LetterTemplate> =>
  changing(db, recruiter, { kind: 'letter_changed' }, async (trx, companyId) => {
    const changed = await updateTemplate(trx, companyId, {
      id,
      form,
      version: namedVersion(ifMatch),
    });
    if (changed) return changed;
    const current = await findTemplate(trx, companyId, id);
    throw current
      ? refuse('request.stale', { current })
      : refuse('resource.letter_template.not_found');
  });

export const removeLetterTemplate = (db: Db, recruiter: SignedIn, id: number): Promise<void> =>
  changing(db, recruiter, { kind: 'letter_deleted' }, async (trx, companyId) => {
    if (!(await deleteTemplate(trx, companyId, id))) {
      throw refuse('resource.letter_template.not_found');
    }
  });
