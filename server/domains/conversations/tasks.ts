import { CONVERSATION_LIFE_YEARS, HANDLED_REPORT_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Services } from '../../platform/endpoints.ts';
import { addTasks, type Schedule, type Tasks } from '../../platform/tasks.ts';
import { checkAttachments } from './attachment-check.ts';
import { eraseUnsentAttachments } from './attachments.ts';
import { deleteOldConversations } from './message-queries.ts';
import { deleteHandledReports } from './reports/report-queries.ts';

export const conversationTasks = (services: Pick<Services, 'db' | 'files'>): Tasks => ({
  check_attachments: (payload) =>
    checkAttachments(services, (payload as { message_id: number }).message_id),
  erase_old_conversations: () =>
    services.db.transaction().execute(async (trx) => {
      const files = await deleteOldConversations(trx, CONVERSATION_LIFE_YEARS);
      await addTasks(trx, 'erase_file', files);
    }),
  erase_unsent_attachments: () => eraseUnsentAttachments(services.db),
  erase_handled_message_reports: () => deleteHandledReports(services.db, HANDLED_REPORT_LIFE_DAYS),
});

export const conversationSchedules: Schedule[] = [
  { task: 'erase_old_conversations', at: '11 3 * * *' },
  { task: 'erase_unsent_attachments', at: '17 * * * *' },
  { task: 'erase_handled_message_reports', at: '13 3 * * *' },
];
