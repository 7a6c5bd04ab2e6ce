import type { Domain } from '../../platform/domain.ts';
import { letterTemplateRoutes } from './routes.ts';

/** Letters that a company saves for its decisions. */
export const letterTemplates: Domain = {
  routes: letterTemplateRoutes,
  tables: {
    letter_templates: {
      nobody: 'The letters of a company, with placeholders for the names.',
      columns: [
        'id',
        'company_id',
        'name',
        'occasion',
        'text_en',
        'text_hi',
        'created_at',
        'updated_at',
        'version',
      ],
    },
  },
};
