import { expect, test } from 'vitest';
import { isDisposable, isSharedDomain } from './mail-domains.ts';

const freeMail =
  `gmail.com googlemail.com yahoo.co.uk yahoo.fr yahoo.com.br in.yahoo.com outlook.fr hotmail.co.uk
  live.in rediffmailpro.com gmx.net web.de mail.ru pm.me proton.me hey.com tuta.com duck.com zohomail.in co.in`.split(
    /\s+/,
  );
const companies =
  `wipro.com tatamotors.com liveindia.in protonindustries.co.in mail.wipro.com outlookindia.com
  yahoocabs.com metro.me gmailtutors.in`.split(/\s+/);

test.each(freeMail)('anybody gets a mailbox at %s', (domain) => {
  expect(isSharedDomain(domain)).toBe(true);
});

test.each(['mailinator.com', 'eu.yopmail.com'])('mailboxes at %s last for minutes', (domain) => {
  expect([isDisposable(domain), isSharedDomain(domain)]).toEqual([true, true]);
});

test.each(companies)('%s may belong to one company', (domain) => {
  expect(isSharedDomain(domain)).toBe(false);
});
