import { expect, test } from 'vitest';
import { wordsOf } from '../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { sampleOffer } from '../../test/sample-offer.ts';
import { answer } from '../../test/stub-server.ts';
import MyOfferPage from './my-offer-page.tsx';

test('it is in Hindi, and says that jobs never cost money', async () => {
  answer('GET /barong/resource/my/offers/:id', sampleOffer());
  const words = wordsOf(
    await answeredMarkupOf(<MyOfferPage />, {
      address: `/user/offers/${sampleOffer().id}`,
      path: '/user/offers/:id',
      language: 'hi',
    }),
  );
  expect(words).toContain('आपके लिए ऑफ़र');
  expect(words).toMatch(/कभी पैसे न दें/);
});
