import { resumeBuilder } from '../../../contract/profiles/resume-builder.ts';
import { routes } from '../../platform/endpoints.ts';
import { buildFile, keepBuiltResume, previewResume } from './resume-builder.ts';
import { tailorResume } from './tailoring.ts';

export const resumeBuilderRoutes = routes(resumeBuilder, {
  'GET /barong/resource/built_resume': ({ account, query, ...services }) =>
    previewResume(services, account.id, query),
  'GET /barong/resource/built_resume/file': ({
    account,
    query: { format, ...choices },
    ...services
  }) => buildFile(services, account.id, choices, format),
  'POST /barong/resource/built_resume': ({ account, body, from, ...services }) =>
    keepBuiltResume(services, { id: account.id, address: from.address }, body),
  'GET /barong/resource/jobs/:id/tailoring': ({ account, params, ...services }) =>
    tailorResume(services, account.id, params.id),
});
