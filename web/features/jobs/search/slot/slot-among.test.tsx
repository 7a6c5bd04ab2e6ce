import { expect, test } from 'vitest';
import { wholeMarkupOf, wordsOf } from '../../../../lib/test-markup.tsx';
import { sampleAdvertisement } from '../../../../parts/advertisements/sample-advertisement.ts';
import { sampleJob } from '../../../../test/sample-job.ts';
import { slotAmong } from './slot-among.tsx';

const featured = sampleJob({ id: 77, title: 'Saddler' });
const results = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleJob({ id: at + 1 }));

/** The words of the row, and how many jobs stand above it. */
async function slot(jobs: ReturnType<typeof results>, job: typeof featured) {
  const found = slotAmong(jobs, { job, advertisement: sampleAdvertisement }, ({ title }) => (
    <p>Featured: {title}</p>
  ));
  return found && [found.above, wordsOf(await wholeMarkupOf(<>{found.row}</>))];
}

test('the featured job stands below the first five results, in place of an advertisement', async () => {
  expect(await slot(results(11), featured)).toEqual([5, 'Featured: Saddler']);
});

test('one that is among the results is not shown twice: then the advertisement takes its place', async () => {
  expect(await slot(results(11), sampleJob({ id: 3 }))).toEqual([
    expect.any(Number),
    expect.stringContaining('Example Training'),
  ]);
});

test('there is no place for it among few results', async () => {
  expect(await slot(results(1), featured)).toBeUndefined();
});
