import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Db } from '../../platform/database.ts';
import { sendMail } from '../../platform/mail.ts';
import { greeted } from '../accounts/accounts.ts';

interface NewAdmin {
  email: string;
  name: string;
  admin_role: AdminRole;
  by: string;
  publicUrl: string;
}

const roleNames: Record<AdminRole, string> = {
  owner: 'owner',
  support: 'support',
  moderator: 'moderator',
  finance: 'finance',
  data_protection: 'data protection',
};

/** In English, as nobody knows yet which language they read. */
export const mailNewAdmin = (
  db: Db,
  { email: to, name, admin_role, by, publicUrl }: NewAdmin,
): Promise<void> =>
  sendMail(db, {
    to,
    language: 'en',
    subject: 'You are an admin of Vritti',
    paragraphs: [
      `Hello${greeted(name)},`,
      `${by} has made you an admin of Vritti, with the role: ${roleNames[admin_role]}.`,
      'Open the page below, ask for a link with this address, and choose a password. After logging in, set up two-step sign-in: without it, admins can do nothing.',
      'If you do not know what this is about, ignore this mail.',
    ],
    link: { label: 'Choose a password', url: `${publicUrl}/auth/forgot-password` },
  });
