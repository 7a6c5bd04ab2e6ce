import { describe, expect, test } from 'vitest';
import type { Application } from '../../../../../contract/applications.ts';
import { markupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../../test/answered-markup.tsx';
import { sampleBrief } from '../../../../test/sample-interviews.ts';
import {
  applicant,
  asha,
  stubApplications,
  stubReceived,
} from '../../../../test/sample-received.ts';
import { Received } from '../received-page.tsx';
import { BoardCard } from './board-card.tsx';

const board = (search = '') =>
  answeredMarkupOf(<Received jobId={null} />, { address: `/hr/applications?view=board${search}` });

test('the board counts nothing before the applications have arrived', async () => {
  stubReceived();
  const words = wordsOf(await board());
  expect(words).toMatch(/Pending .*Interview/);
  expect(words).not.toMatch(/\d/);
});

test('without applications it says what leads to them, and keeps its columns for a search without any', async () => {
  const none = async (search?: string) => {
    stubReceived();
    stubApplications();
    return board(search);
  };
  const html = await none();
  expect(wordsOf(html)).toContain('No applications found');
  expect(html).toMatch(/href="\/hr\/jobs\/create"[^>]*>Post a Job/);
  expect(html).not.toContain('data-column="pending"');
  expect(await none('&search=x')).toContain('data-column="pending"');
});

test('it has a column for each status, except empty ones that no card can be moved to', async () => {
  stubReceived();
  stubApplications(asha, applicant(8, 'Bhavna Patel'), applicant(9, 'Chetan Das', 'interview'));
  const html = await board();
  const [, ...columns] = html.split(/(?=<[^>]*data-column=")/);
  expect(columns.map((column) => /data-column="(\w+)"/.exec(column)?.[1])).toEqual([
    'pending',
    'reviewing',
    'interview',
    'accepted',
    'offered',
    'hired',
    'rejected',
  ]);
  const [pending = '', , interview = '', , , hired = ''] = columns.map(wordsOf);
  expect(pending).toMatch(/^Pending 2/);
  expect(interview).toContain('Chetan Das');
  expect(hired).toContain('None');
});

describe('a card', () => {
  const cardOf = (application: Application) =>
    wordsOf(
      markupOf(
        <BoardCard
          application={application}
          showsJob
          selected={false}
          hrefOf={(id) => `?application=${id}`}
          onDecide={() => undefined}
          onUndo={() => undefined}
          onFocus={() => undefined}
          onDrag={() => undefined}
        />,
      ),
    );

  test('labels its figures', () => {
    expect(cardOf(asha)).toContain('Notice 15 days');
    expect(cardOf(asha)).toContain('Expects ₹3.2 LPA');
  });

  test('says when the interview is, and that times were offered', () => {
    const invited = applicant(9, 'Chetan Das', 'interview');
    const set = sampleBrief({ starts_at: '2099-11-21T06:00:00.000Z' });
    expect(cardOf({ ...invited, interview: set })).toContain('21 Nov, 11:30 am');
    const proposed = sampleBrief({ state: 'proposed', starts_at: null });
    expect(cardOf({ ...invited, interview: proposed })).toContain('Times offered');
  });

  test.each([
    ['skills', 'Skills are missing'],
    ['Lives too far away', 'Lives too far away'],
  ])('says why somebody was rejected: %s', (reason, says) => {
    expect(cardOf({ ...applicant(10, 'Dev Nair', 'rejected'), reason })).toContain(says);
  });

  test('says how the offer stands', () => {
    const offer = { id: 2, joining_on: '2099-01-05', valid_until: '2099-01-01' };
    const offered = { ...asha, status: 'offered' as const };
    expect(cardOf({ ...offered, offer: { ...offer, state: 'accepted' } })).toContain(
      'Offer accepted',
    );
  });
});
