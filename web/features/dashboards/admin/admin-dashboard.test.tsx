import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contract/endpoint.ts';
import { wordsOf } from '../../../lib/test-markup.tsx';
import { answeredMarkupOf } from '../../../test/answered-markup.tsx';
import { answer, refuse } from '../../../test/stub-server.ts';
import AdminDashboard from './admin-dashboard.tsx';
import { HealthSection } from './health-section.tsx';
import { MostEmptySearches } from './most-empty-searches.tsx';
import { sampleAdminFigures, sampleHealth } from './sample-admin-figures.ts';

describe('health', () => {
  const HEALTH = 'GET /barong/admin/health';
  const shown = async (language: Language = 'en') => {
    answer(HEALTH, sampleHealth);
    return wordsOf(await answeredMarkupOf(<HealthSection />, { language }));
  };

  test('shows the state of each part in a word, its figures, and what to do', async () => {
    expect(await shown()).toMatch(
      new RegExp(
        [
          /Background tasks Well 0 waiting, 0 failed and tried again, 0 given up\. /,
          /Mail Act now 1,200 waiting, 12 failed and tried again, 3 given up\. .* 21 minutes\. .*mail server of SMTP_URL.* /,
          /Database Well 12 of 100 connections in use\. 1\.0 GB large, answers in 1 ms\. /,
          /Disk Needs attention Files, database: 9\.0 GB of 100\.0 GB free\. Plan more room.* /,
          /Backups Act now There is none\. Folder: \/data\/backups Run npm run backup now.* /,
          /Searches Too little to say .*81 ms.* /,
          /Slowest statements .* select jobs select "id" from "jobs" where "id" = \$1 /,
          /Runs in this hour: 1,204; 4,82,001 ms together, 900 ms at most.*EXPLAIN ANALYZE/,
        ]
          .map(({ source }) => source)
          .join(''),
      ),
    );
  });

  test('speaks Hindi', async () => {
    expect(await shown('hi')).toMatch(/बैकअप अभी कुछ करें.*एक भी नहीं है.*BACKUP_KEEP/);
  });

  test('that cannot be loaded says so', async () => {
    refuse(HEALTH, 'server.internal_error');
    expect(wordsOf(await answeredMarkupOf(<HealthSection />))).toContain(
      'The health of the portal could not be read.',
    );
  });
});

describe('searches without results', () => {
  const found = (...words: string[]) => {
    answer('GET /barong/admin/empty_searches', {
      empty_searches: words.map((one) => ({ words: one, searches: 1_200 })),
    });
    return answeredMarkupOf(<MostEmptySearches />);
  };

  test('are at most five, and link to the dictionary', async () => {
    const html = await found('qwyzzler', 'b', 'c', 'd', 'e', 'f');
    expect(wordsOf(html)).toMatch(/qwyzzler 1,200 times b .* e 1,200 times (?!f )/);
    expect(html.match(/href="[^"]*"/g)).toEqual(
      Array.from({ length: 6 }, () => 'href="/admin/search#empty-searches"'),
    );
  });

  test('say in words if there were none', async () => {
    expect(wordsOf(await found())).toContain('No words came up empty three times.');
  });
});

test('an admin without deadlines sees neither their heading nor an empty line', async () => {
  answer('GET /barong/admin/figures', {
    ...sampleAdminFigures,
    clocks: { grievances: null, data_requests: null, breaches: null },
  });
  const html = await answeredMarkupOf(<AdminDashboard />);
  expect(wordsOf(html)).toContain('Overview');
  expect(wordsOf(html)).not.toContain('Legal deadlines');
  expect(html.match(/rekha-joined/g)).toHaveLength(2);
});

test.each([
  ['finance', []],
  ['support', ['health']],
  ['moderator', ['searches']],
] as const)(
  'health is asked for by support, searches without results by moderators, and neither by others: %s',
  async (admin_role, may) => {
    const asked: string[] = [];
    answer('GET /barong/admin/figures', sampleAdminFigures);
    answer('GET /barong/admin/health', () => {
      asked.push('health');
      return sampleHealth;
    });
    answer('GET /barong/admin/empty_searches', () => {
      asked.push('searches');
      return { empty_searches: [] };
    });
    await answeredMarkupOf(<AdminDashboard />, { as: { role: 'admin', admin_role } });
    expect(asked).toEqual(may);
  },
);
