import { expect, test } from 'vitest';
import { controlsIn, wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { asha, stubApplications, stubReceived } from '../../../test/sample-received.ts';
import { refuse } from '../../../test/stub-server.ts';
import { Received } from './received-page.tsx';

test('an application that is not the company’s is reported as not found', async () => {
  stubReceived();
  stubApplications(asha);
  refuse('GET /barong/resource/applications/:id', 'resource.application.not_found');
  const html = await answeredMarkupOf(<Received jobId={null} />, {
    as: 'hr',
    address: '/hr/applications?application=99',
  });
  expect(wordsOf(html)).toContain('Application not found.');
  expect(controlsIn(html)).not.toContain('Mark as reviewing');
});
