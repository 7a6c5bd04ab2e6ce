import { LETTER_TEMPLATES_MAX } from '../../../contract/constants.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  LetterTemplate,
  LetterTemplateForm,
  letterTemplates,
} from '../../../contract/applications/letter-templates.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { namedVersion } from '../../platform/http/versions.ts';
import { refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { lockCompany } from '../companies/companies.ts';
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

export const addLetterTemplate = (
  db: Db,
  { company_id: companyId }: SignedIn,
  form: LetterTemplateForm,
): Promise<LetterTemplate> =>
  db.transaction().execute(async (trx) => {
    if (companyId === null) throw refuse('resource.hr_profile.not_found');
    // Two at once cannot both be the last one allowed.
    await lockCompany(trx, companyId);
    if ((await countTemplates(trx, companyId)) >= LETTER_TEMPLATES_MAX) {
      throw refuse('resource.letter_template.too_many');
    }
    return insertTemplate(trx, companyId, form);
  });

export async function changeLetterTemplate(
  db: Db,
  recruiter: SignedIn,
  { id, form, ifMatch }: { id: number; form: LetterTemplateForm; ifMatch: string | undefined },
): Promise<LetterTemplate> {
  const version = namedVersion(ifMatch);
  const changed = await updateTemplate(db, companyOf(recruiter), { id, form, version });
  if (changed) return changed;
  const current = await findTemplate(db, companyOf(recruiter), id);
  throw current
    ? refuse('request.stale', { current })
    : refuse('resource.letter_template.not_found');
}

export async function removeLetterTemplate(db: Db, recruiter: SignedIn, id: number): Promise<void> {
  if (!(await deleteTemplate(db, companyOf(recruiter), id))) {
    throw refuse('resource.letter_template.not_found');
  }
}
