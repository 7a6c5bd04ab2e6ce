import { resumeBuilder } from '../../../contract/profiles/resume-builder.ts';
import { routes } from '../../platform/endpoints.ts';
import { buildFile, keepBuiltResume, previewResume } from './resume-builder.ts';
import { tailorResume } from './tailoring.ts';

export const resumeBuilderRoutes = routes(resumeBuilder, {
  'GET /barong/resource/built_resume': ({ account, query, ...asked }) =>
    previewResume(asked, account.id, query),
  'GET /barong/resource/built_resume/file': ({
    account,
    query: { format, ...choices },
    ...asked
  }) => buildFile(asked, account.id, choices, format),
  'POST /barong/resource/built_resume': ({ account, body, from, ...services }) =>
    keepBuiltResume(services, { id: account.id, address: from.address }, body),
  'GET /barong/resource/jobs/:id/tailoring': ({ account, params, ...asked }) =>
    tailorResume(asked, account.id, params.id),
});
