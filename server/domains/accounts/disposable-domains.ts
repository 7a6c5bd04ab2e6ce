/**
 * Well-known providers of disposable mailboxes. Our own list, so that no service has to be asked.
 */
const disposable = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com anonbox.net burnermail.io
  byom.de discard.email discardmail.com dispostable.com dropmail.me emailondeck.com
  emailfake.com fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com generator.email
  getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com inboxkitten.com
  incognitomail.com jetable.org linshiyouxiang.net luxusmail.org mail-temp.com mailcatch.com
  maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com mailnull.com mailpoof.com
  mailsac.com minutemail.com mintemail.com moakt.com mohmal.com mytemp.email mytrashmail.com
  nada.email sharklasers.com spam4.me spambog.com spambox.us temp-mail.io
  temp-mail.org tempail.com tempinbox.com tempmail.com tempmail.net tempmailo.com tempr.email
  throwawaymail.com tmail.ws tmpmail.org trash-mail.com trashmail.com trashmail.de trashmail.net
  trashmail.ws wegwerfmail.de yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** Whether the address is at such a domain or a subdomain of one. */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}
