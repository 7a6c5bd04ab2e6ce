import { type QueryOf, useListOf } from '../../lib/lists/use-list-of.ts';
import { api } from '../../lib/api/api.ts';

export const MESSAGE_REPORTS = 'message-reports';

export const useMessageReports = (query: QueryOf<'GET /barong/admin/message_reports'>) =>
  useListOf('GET /barong/admin/message_reports', { key: [MESSAGE_REPORTS], query });

export const openAgain = (id: number) =>
  api('PUT /barong/admin/message_reports/:id', { params: { id }, body: { handled: false } });
