/** Which admin roles may take which actions on accounts, and who sees them at all. */
import { forCall } from '../../parts/admins/admin-calls.ts';

export const allowed = {
  readUsers: forCall('GET /barong/admin/users', ['support', 'moderator', 'data_protection']),
  change: forCall('POST /barong/admin/users/update', ['support', 'moderator']),
  changeSeveral: forCall('POST /barong/admin/users/bulk_update', ['moderator']),
  logOut: forCall('DELETE /barong/admin/users/:id/sessions', ['support', 'moderator']),
  openResume: forCall('POST /barong/admin/users/:id/resume', ['support', 'data_protection']),
  delete: forCall('DELETE /admin/hr_accounts/:id', ['moderator', 'data_protection']),
  saveUsers: forCall('GET /barong/admin/users/table.csv', ['data_protection']),
  saveRecruiters: forCall('GET /admin/hr_accounts/table.csv', ['data_protection']),
};
