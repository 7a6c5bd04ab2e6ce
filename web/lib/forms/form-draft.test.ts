import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropForeignFormDrafts,
  dropFormDraft,
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

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
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
