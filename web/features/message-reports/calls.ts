import { useListOf } from '../../lib/lists/use-list-of.ts';
import { api } from '../../lib/api/api.ts';

export const MESSAGE_REPORTS = 'message-reports';

type Status = 'open' | 'handled';

export const useMessageReports = (status: Status, page: number) =>
  useListOf('GET /barong/admin/message_reports', {
    key: [MESSAGE_REPORTS],
    query: { status, page },
  });

export const openAgain = (id: number) =>
  api('PUT /barong/admin/message_reports/:id', { params: { id }, body: { handled: false } });
