import { describe, expect, test } from 'vitest';
import type { Job } from '../../../contract/jobs.ts';
import type { SavedJob } from '../../../contract/saved-jobs.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { timeLeft } from '../../../contract/format/time-left.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import { SavedJobCard } from './saved-job-card.tsx';
import { inDays, tailor as job } from './sample-tailor.ts';
import { sampleSavedWords } from '../../test/sample-saved-job.ts';

function card(
  status: SavedJob['status'],
  more: Partial<Job> = {},
  language: Language = 'en',
  match: number | null = null,
) {
  const saved = {
    ...sampleSavedWords,
    job_id: 12,
    saved_at: inDays(-2),
    status,
    job: { ...job, ...more },
    expiresIn: timeLeft(more.expires_at ?? job.expires_at, language),
    match,
  };
  return markupOf(<SavedJobCard saved={saved} onRemove={() => undefined} />, { language });
}

describe('a saved job', () => {
  test('that is open can be applied to, opened and removed, and does not mention its last day', () => {
    const html = card('active');
    expect(html).toContain('>Active<');
    expect(html).toContain('aria-label="Apply Now: Tailor at Malwa Mills"');
    expect(html).toContain('aria-label="View Details: Tailor at Malwa Mills"');
    expect(html).toContain('aria-label="Remove Tailor at Malwa Mills"');
    expect(html).toContain('Saved 2 days ago');
    expect(html).not.toMatch(/expir|Closes/i);
  });

  test('that is about to close says when, once', () => {
    const html = card('expiring', { expires_at: inDays(3) });
    expect(html).toContain('Expiring Soon');
    expect(html).toContain('This job posting will expire in 3 days.');
    expect(html.match(/3 days/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Apply Now: Tailor at Malwa Mills"');
  });

  test.each([['expired'], ['deleted']])('that is %s cannot be applied to', (reason) => {
    const gone = reason === 'expired' ? { state: 'expired' as const } : {};
    const html = card('expired', gone);
    expect(html).toContain('Posting no longer active');
    expect(html).not.toContain('aria-label="Apply Now: Tailor at Malwa Mills"');
    expect(html).toMatch(/<button[^>]*disabled[^>]*>.*Apply Now/);
  });

  test('says how many of its skills the seeker has, if both are known and it has any of them', () => {
    expect(card('active', {}, 'en', 50)).toContain('you have 50% of its skills');
    expect(card('active', {}, 'en', 0)).not.toContain('of its skills');
    expect(card('active')).not.toContain('of its skills');
  });

  test('speaks Hindi', () => {
    const html = card('expiring', { expires_at: inDays(3) }, 'hi');
    expect(html).toContain('यह पोस्ट 3 दिन में बंद हो जाएगी।');
  });
});
