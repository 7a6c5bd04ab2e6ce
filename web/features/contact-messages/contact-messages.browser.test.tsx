import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactMessage } from '../../../contract/contact/contact-messages.ts';
import { metaOf } from '../../../contract/lists.ts';
import { expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import MessagesPage from './messages-page.tsx';
import StatePage from './state-page.tsx';

const at = '2026-03-01T06:30:00.000Z';
const message: ContactMessage = {
  id: 4,
  name: 'Lata Kulkarni',
  email: 'lata@people.example',
  topic: 'grievance',
  message: 'A posting asks for 500 rupees.',
  request_number: null,
  language: 'hi',
  created_at: at,
  due_at: '2026-03-16T06:30:00.000Z',
  answered_at: null,
  outcome: null,
  answer: '',
};
const LIST = 'GET /barong/admin/contact_messages';
const ANSWER = 'POST /barong/admin/contact_messages/:id/answer';
const NOMINEE = 'POST /barong/admin/contact_messages/:id/nominee';
const STATE = 'POST /barong/public/contact_messages/state';

test('an answer begins with a template in the language of the message, and the mail is previewed', async () => {
  answer(LIST, ({ query }) => ({
    contact_messages: [message],
    open_count: 1,
    meta: metaOf(query, 1),
  }));
  answer(ANSWER, { ...message, answered_at: at, outcome: 'solved', answer: 'ठीक है।' });
  await show(<MessagesPage />, { as: 'admin', at: '/admin/contact' });
  await expect.element(page.getByText('overdue since 16 Mar 2026', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(message.message)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(dialog.getByText('Choose an outcome')).toBeVisible();
  await dialog.getByLabelText('Begin with').selectOptions('Not possible');
  await expect.element(dialog.getByLabelText('Outcome')).toHaveValue('declined');
  await dialog.getByLabelText('Answer', { exact: true }).fill('यह क़ानूनन रखना पड़ता है।');
  const mail = dialog.getByRole('region', { name: 'The email says' });
  await expect.element(mail).toMatchTextContent(/आपके संदेश 4 का जवाब/);
  await expect.element(mail).toMatchTextContent(/यह क़ानूनन रखना पड़ता है।/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByText('The answer is on its way')).toBeVisible();
  expect(callsOf(ANSWER)[0]?.body).toEqual({
    outcome: 'declined',
    answer: 'यह क़ानूनन रखना पड़ता है।',
  });
});

test('for a request about somebody’s data, the nominee of their account can be looked up', async () => {
  const held = {
    account: { id: 7, username: 'Asha Rao', role: 'user' as const },
    nominee: {
      name: 'Sunita Rao',
      relation: 'spouse' as const,
      email: null,
      phone: '+919876543210',
      named_at: at,
    },
  };
  const request: ContactMessage = { ...message, id: 5, topic: 'nominee' };
  answer(LIST, ({ query }) => ({
    contact_messages: [message, request],
    open_count: 2,
    meta: metaOf(query, 2),
  }));
  await show(<MessagesPage />, { as: 'admin', at: '/admin/contact' });
  const open = page.getByRole('button', { name: 'Look up the nominee' });
  await expect.element(open).toBeVisible();
  expect(open.elements().length).toBe(1);
  await open.click();
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabelText('Email address of the account');
  await email.fill('ravi@people.example');
  answer(NOMINEE, { account: null, nominee: null });
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect.element(dialog.getByText('Nobody has an account with this address.')).toBeVisible();
  answer(NOMINEE, held);
  await email.fill('asha@people.example');
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent(
      /Asha Rao named on 01 Mar 2026:Sunita Rao \(husband or wife\)\+919876543210/,
    );
  await expectAccessible();
  answer(NOMINEE, { ...held, nominee: null });
  await email.fill('asha@people.example');
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect.element(dialog.getByText('Asha Rao has named nobody.')).toBeVisible();
});

test('the sender’s link says by when the message will be answered and what has become of it, or that the link is wrong', async () => {
  const { id, topic, created_at, due_at } = message;
  const told = { id, topic, created_at, due_at };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  answer(STATE, { ...told, due_at: tomorrow, answered_at: null, outcome: null, answer: '' });
  await show(<StatePage />, { at: '/contact/state#token=4.abc', isPublic: true });
  await expect.element(page.getByText(/You will get an answer by/)).toBeVisible();
  answer(STATE, { ...told, answered_at: at, outcome: 'solved', answer: 'It is gone.' });
  await show(<StatePage />, { at: '/contact/state', isPublic: true });
  await expect.element(page.getByText('It has been settled.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('It is gone.')).toBeVisible();
  expect(callsOf(STATE).map(({ body }) => body)).toEqual([{ token: '4.abc' }, { token: '4.abc' }]);
  await expectAccessible();
  refuse(STATE, 'resource.contact_message.not_found');
  await show(<StatePage />, { at: '/contact/state#token=5.abc', isPublic: true });
  await expect.element(page.getByText('This message does not exist.')).toBeVisible();
  sessionStorage.clear();
  await show(<StatePage />, { at: '/contact/state', isPublic: true });
  await expect
    .element(page.getByRole('link', { name: 'Write to us again' }))
    .toHaveAttribute('href', '/contact');
});
