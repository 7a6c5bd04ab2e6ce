import type { ContactFilter } from '../../../contract/contact/contact-topics.ts';
import { useListOf } from '../../lib/lists/use-list-of.ts';
import { api } from '../../lib/api/api.ts';
import { CONTACT_MESSAGES } from '../../parts/admins/open-grievances.ts';

type Status = 'open' | 'answered';

export const useContactMessages = (
  status: Status,
  topic: ContactFilter | undefined,
  page: number,
) =>
  useListOf('GET /barong/admin/contact_messages', {
    key: [CONTACT_MESSAGES],
    query: { status, topic, page },
  });

export const markMessage = (id: number, answered: boolean) =>
  api('PUT /barong/admin/contact_messages/:id', { params: { id }, body: { answered } });
