import { forgetOldEntries, sealEntries } from '../../platform/audit/audit.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Schedule, Tasks } from '../../platform/tasks.ts';

export const auditTasks = ({ db }: Services): Tasks => ({
  seal_audit_log: () => sealEntries(db),
  forget_old_audit_entries: () => forgetOldEntries(db),
});

export const auditSchedules: Schedule[] = [
  { task: 'seal_audit_log', at: '* * * * *' },
  { task: 'forget_old_audit_entries', at: '53 3 * * *' },
];
