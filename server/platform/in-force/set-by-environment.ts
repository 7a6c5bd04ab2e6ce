/** What the environment sets of the settings that owners of the portal can otherwise change. */
export interface SetByEnvironment {
  /** The contact address for people. */
  contactEmail?: string | undefined;
  grievanceOfficer?: { name: string; email: string } | undefined;
  /** The sender's address of our mails; people can write to it if no other address is set. */
  senderEmail?: string | undefined;
  /** Whether the environment says how mails and SMS are sent, and how payments are taken. */
  mail?: boolean;
  sms?: boolean;
  payments?: boolean;
}
