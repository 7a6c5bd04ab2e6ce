import { expect, test } from 'vitest';
import { markupOf } from '../../lib/test-markup.tsx';
import { sampleOffer } from '../../test/sample-offer.ts';
import { OfferFacts } from './offer-facts.tsx';

test('the facts of an offer include what only some letters say; in brief they do not', () => {
  const offer = sampleOffer();
  const terms = { ...offer.terms, growth: 'Senior after two years', health_check: true };
  const whole = markupOf(<OfferFacts offer={{ ...offer, terms }} />);
  expect(whole).toContain('Senior after two years');
  expect(whole).toContain('Health check-up');
  expect(markupOf(<OfferFacts offer={offer} />)).not.toContain('Health check-up');
  expect(markupOf(<OfferFacts offer={{ ...offer, terms }} short />)).not.toContain('Senior after');
});
