// Each figure on the admins' dashboard links to a page that requests exactly the rows it counts.
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { type FigureName, figureLists } from '../../contract/admin/figure-lists.ts';
import { contract } from '../../contract/index.ts';
import AdvertisementsPage from '../features/advertisements/advertisements-page.tsx';
import AppealsPage from '../features/appeals/appeals-page.tsx';
import PaymentsPage from '../features/books/payments-page.tsx';
import DifferencesPage from '../features/books/settlements/differences-page.tsx';
import BreachesPage from '../features/breaches/breaches-page.tsx';
import ChecksPage from '../features/company-checks/checks-page.tsx';
import ContactMessagesPage from '../features/contact-messages/messages-page.tsx';
import HrAccountsPage from '../features/managed-accounts/hr-accounts-page.tsx';
import UsersPage from '../features/managed-accounts/users-page.tsx';
import MessageReportsPage from '../features/message-reports/reports-page.tsx';
import QueuePage from '../features/reports/queue/queue-page.tsx';
import TestimonialsPage from '../features/testimonials/testimonials-page.tsx';
import { answeredMarkupOf } from '../test/answered-markup.tsx';
import { answer } from '../test/stub-server.ts';

const pages = {
  seekers: <UsersPage />,
  recruiters: <HrAccountsPage />,
  payments: <PaymentsPage />,
  contact_messages: <ContactMessagesPage />,
  reports: <QueuePage />,
  message_reports: <MessageReportsPage />,
  appeals: <AppealsPage />,
  company_checks: <ChecksPage />,
  advertisements: <AdvertisementsPage />,
  failed_refunds: <PaymentsPage />,
  differences: <DifferencesPage />,
  testimonials: <TestimonialsPage />,
  grievances: <ContactMessagesPage />,
  data_requests: <ContactMessagesPage />,
  breaches: <BreachesPage />,
} as const satisfies Partial<Record<FigureName, ReactElement>>;

test.each(Object.keys(pages) as (keyof typeof pages)[])('%s', async (name) => {
  const { page, call, query } = figureLists[name];
  const asked: unknown[] = [];
  answer(call, (sent: { query: unknown }) => {
    asked.push(sent.query);
    // What the list shows is covered by the list's own test.
    throw new TypeError('not answered');
  });
  await answeredMarkupOf(pages[name], { address: page });
  const {
    limit: _,
    per_page: __,
    ...wanted
  } = contract[call].query.parse(query) as Record<string, unknown>;
  expect(asked[0]).toMatchObject(wanted);
});
