/** What the environment says of the operator, where owners of the portal could say it too. */
export interface SetByEnvironment {
  /** The contact address for people. */
  contactEmail?: string | undefined;
  grievanceOfficer?: { name: string; email: string } | undefined;
  /** The address that mails come from, which people can write to if nothing else is set. */
  senderEmail?: string | undefined;
  /** Whether it says by whom mails and SMS are sent, and payments taken. */
  mail?: boolean;
  sms?: boolean;
  payments?: boolean;
}
