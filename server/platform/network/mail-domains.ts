/** Mail domains where anybody gets an address, so that having one says nothing about who somebody works for. */

/** Providers that have domains in many countries, such as yahoo.com, yahoo.fr and yahoo.co.uk. */
const EVERYWHERE = `aol fastmail gmail gmx googlemail hotmail icloud msn outlook protonmail rediff rediffmail
  rediffmailpro rocketmail tutanota yahoo yandex ymail zoho zohomail`;

const ELSEWHERE = `126.com 163.com att.net bk.ru bsnl.in comcast.net dataone.in daum.net duck.com email.com
  eth.net free.fr freenet.de hanmail.net hey.com hushmail.com in.com inbox.com inbox.ru indiatimes.com keemail.me
  laposte.net libero.it list.ru live.ca live.co.uk live.com live.de live.fr live.in live.it live.nl mac.com mail.com
  mail.ru mailbox.org me.com naver.com orange.fr pm.me posteo.de proton.me qq.com sify.com sina.com t-online.de
  tuta.com tuta.io tutamail.com usa.com verizon.net vsnl.com vsnl.net web.de`;

/** Endings under which anybody can register a domain, or that belong to no one organisation. */
const ENDINGS = `ac.in co.in edu.in firm.in gen.in gov.in ind.in net.in nic.in org.in`;

/**
 * Well-known providers of mailboxes for a few minutes. We keep our own list, so that no service has
 * to be asked.
 */
const DISPOSABLE = `10minutemail.com 10minutemail.net 20minutemail.com anonbox.net burnermail.io
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
  trashmail.ws wegwerfmail.de yopmail.com yopmail.fr yopmail.net`;

const anyOf = (list: string) => list.split(/\s+/).join('|').replaceAll('.', '\\.');

/**
 * A regular expression for these domains, except the disposable ones, that works in JavaScript and
 * in PostgreSQL.
 */
export const FREE_MAIL_PATTERN = `^(.*\\.)?(${anyOf(EVERYWHERE)})(\\.com?)?\\.[a-z]{2,}$|^(${anyOf(`${ELSEWHERE} ${ENDINGS}`)})$`;

const freeMail = new RegExp(FREE_MAIL_PATTERN);
const disposable = new Set(DISPOSABLE.split(/\s+/));

/** The domain of an address, in small letters. */
export const mailDomainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Whether mailboxes at this domain, or at one above it, last only for minutes; `domain` is in small
 * letters.
 */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}

/** Whether anybody gets a mailbox at this domain, which is in small letters. */
export const isSharedDomain = (domain: string): boolean =>
  freeMail.test(domain) || isDisposable(domain);
