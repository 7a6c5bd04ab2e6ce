import { CONVERSATION_LIFE_YEARS, HANDLED_REPORT_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Services } from '../../platform/endpoints.ts';
import { addTasks, type Schedule, type Tasks } from '../../platform/tasks.ts';
import { eraseUnsentAttachments } from './attachments.ts';
import { deleteOldConversations } from './message-queries.ts';
import { deleteHandledReports } from './report-queries.ts';

export const conversationTasks = ({ db }: Pick<Services, 'db'>): Tasks => ({
  erase_old_conversations: () =>
    db.transaction().execute(async (trx) => {
      const files = await deleteOldConversations(trx, CONVERSATION_LIFE_YEARS);
      await addTasks(trx, 'erase_file', files);
    }),
  erase_unsent_attachments: () => eraseUnsentAttachments(db),
  erase_handled_message_reports: () => deleteHandledReports(db, HANDLED_REPORT_LIFE_DAYS),
});

export const conversationSchedules: Schedule[] = [
  { task: 'erase_old_conversations', at: '11 3 * * *' },
  { task: 'erase_unsent_attachments', at: '17 * * * *' },
  { task: 'erase_handled_message_reports', at: '13 3 * * *' },
];
