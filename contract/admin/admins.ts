import { z } from 'zod';
import { Email } from '../accounts/email.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { PERSON_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { adminRoles } from './admin-roles.ts';

const Admin = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  admin_role: z.enum(adminRoles),
  /** `pending` until they have accepted by the mailed link, `inactive` once an owner has ended it. */
  state: z.enum(['pending', 'active', 'inactive']),
  /** Without one they can do nothing but set one up. */
  has_second_step: z.boolean(),
  created_at: z.string(),
  /** Whether this admin is the caller, who cannot change their own rights. */
  mine: z.boolean(),
});
export type Admin = z.output<typeof Admin>;

const role = z.enum(adminRoles, 'request.missing');

export const admins = endpoints({
  'GET /barong/admin/admins': {
    summary: 'All admins with their roles, for owners',
    who: 'admin',
    admins: [],
    query: paging(),
    output: listOf('admins', Admin),
  },
  'POST /barong/admin/admins': {
    summary:
      'Invite an admin, whom a mailed link lets in for a week, or let one in again whose access was ended',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    body: z.object({
      email: Email,
      name: requiredText('identity.user.missing_name', PERSON_NAME_MAX_LENGTH),
      admin_role: role,
    }),
    example: { email: 'meera@operator.example', name: 'Meera Das', admin_role: 'support' },
    status: 201,
    output: Admin,
    errors: [
      'request.missing',
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.missing_name',
      'identity.user.contact_in_name',
      'identity.user.already_exists',
    ],
  },
  'PUT /barong/admin/admins/:id': {
    summary: 'Give another admin another role',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    params: idParams({ admin: 'admin' }),
    body: z.object({ admin_role: role }),
    example: { admin_role: 'moderator' },
    output: Admin,
    errors: ['request.missing', 'resource.admin.not_found', 'resource.admin.own_rights'],
  },
  'DELETE /barong/admin/admins/:id': {
    summary: 'End another admin’s access at once; what they did stays on record',
    who: 'admin',
    admins: [],
    recentlyAuthenticated: true,
    params: idParams({ admin: 'admin' }),
    output: Admin,
    errors: ['resource.admin.not_found', 'resource.admin.own_rights'],
  },
});
