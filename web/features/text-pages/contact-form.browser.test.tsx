import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../test/stub-server.ts';
import type { contactStart } from './contact-start.ts';
import { ContactForm } from './contact-form.tsx';

const SEND = 'POST /barong/public/contact_messages';
const TEXT = 'Somebody asks me for five hundred rupees before the interview.';

const open = (values: Partial<typeof contactStart>) =>
  show(<ContactForm posted={{ values, mistakes: {}, failure: '', codes: [], outcome: '' }} />, {
    at: '/contact',
  });

test('with scripts it is sent by the API and leads to the number of the message', async () => {
  answer(SEND, { id: 7 });
  await open({ topic: 'help' });
  await page.getByLabelText('Your name').fill('Lata');
  await page.getByLabelText('Your email').fill('lata@mail.example');
  await page.getByLabelText('Message').fill(TEXT);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/contact?sent=7');
  expect(callsOf(SEND)[0]).toMatchObject({
    body: { name: 'Lata', email: 'lata@mail.example', topic: 'help', message: TEXT },
  });
});

test('a refusal of the message as a whole is shown above the form', async () => {
  refuse(SEND, 'request.too_many_requests');
  await open({ name: 'Lata', email: 'lata@mail.example', topic: 'help', message: TEXT });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('Message')).toHaveValue(TEXT);
});
