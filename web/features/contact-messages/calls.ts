import { type QueryOf, useListOf } from '../../lib/lists/use-list-of.ts';
import { api } from '../../lib/api/api.ts';
import { CONTACT_MESSAGES } from '../../parts/admins/open-grievances.ts';

export const useContactMessages = (query: QueryOf<'GET /barong/admin/contact_messages'>) =>
  useListOf('GET /barong/admin/contact_messages', { key: [CONTACT_MESSAGES], query });

export const markMessage = (id: number, answered: boolean) =>
  api('PUT /barong/admin/contact_messages/:id', { params: { id }, body: { answered } });
