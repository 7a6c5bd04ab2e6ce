import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  dropOwnFormDraft,
  keepFormDraft,
  readFormDraft,
} from './form-draft.ts';

/** The parts of the browser's storage that drafts use, in memory. */
class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }

  setItem(key: string, value: string) {
    this[key] = value;
  }

  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

const openTab = () => vi.stubGlobal('sessionStorage', new MemoryStorage());

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a form', () => {
  test('comes back unchanged, separately for each form', () => {
    const kept = keepFormDraft({ accountId: 1, form: 'job:new' }, { title: 'Cook' });
    keepFormDraft({ accountId: 1, form: 'job:7' }, { title: 'Driver' });
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toEqual({
      fields: { title: 'Cook' },
      kept_at: kept,
    });
    dropFormDraft({ accountId: 1, form: 'job:new' });
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toBeNull();
    expect(readFormDraft({ accountId: 1, form: 'job:7' })?.fields).toEqual({ title: 'Driver' });
  });

  test('is that of the tab in which it was typed, and a new tab finds the latest', () => {
    const place = { accountId: 1, form: 'message:5' };
    vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z') });
    keepFormDraft(place, { text: 'First tab' });
    const first = sessionStorage;
    openTab();
    expect(readFormDraft(place)?.fields).toEqual({ text: 'First tab' });
    vi.setSystemTime(Date.parse('2026-11-20T09:00:01Z'));
    const kept = keepFormDraft(place, { text: 'Second tab' });
    const second = sessionStorage;
    vi.stubGlobal('sessionStorage', first);
    expect(readFormDraft(place)?.fields).toEqual({ text: 'First tab' });
    dropOwnFormDraft(place, '2026-11-20T09:00:00.000Z');
    expect(readFormDraft(place)?.fields).toEqual({ text: 'Second tab' });
    vi.stubGlobal('sessionStorage', second);
    dropOwnFormDraft(place, kept);
    expect(readFormDraft(place)).toBeNull();
    vi.useRealTimers();
  });

  test('is gone when another account signs in on the same device', () => {
    keepFormDraft({ accountId: 1, form: 'job:new' }, { title: 'Cook' });
    keepFormDraft({ accountId: 12, form: 'job:new' }, { title: 'Guard' });
    dropForeignFormDrafts(12);
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toBeNull();
    expect(readFormDraft({ accountId: 12, form: 'job:new' })?.fields).toEqual({ title: 'Guard' });
  });

  test('is ignored when it cannot be read', () => {
    localStorage.setItem('formDraft:1:job:new', '{broken');
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toBeNull();
    localStorage.setItem('formDraft:1:job:new', '"text"');
    expect(readFormDraft({ accountId: 1, form: 'job:new' })).toBeNull();
  });
});
