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
    const kept = keepFormDraft(1, 'job:new', { title: 'Cook' });
    keepFormDraft(1, 'job:7', { title: 'Driver' });
    expect(readFormDraft(1, 'job:new')).toEqual({ fields: { title: 'Cook' }, kept_at: kept });
    dropFormDraft(1, 'job:new');
    expect(readFormDraft(1, 'job:new')).toBeNull();
    expect(readFormDraft(1, 'job:7')?.fields).toEqual({ title: 'Driver' });
  });

  test('is gone when another account signs in on the same device', () => {
    keepFormDraft(1, 'job:new', { title: 'Cook' });
    keepFormDraft(12, 'job:new', { title: 'Guard' });
    dropForeignFormDrafts(12);
    expect(readFormDraft(1, 'job:new')).toBeNull();
    expect(readFormDraft(12, 'job:new')?.fields).toEqual({ title: 'Guard' });
  });

  test('is ignored when it cannot be read', () => {
    localStorage.setItem('formDraft:1:job:new', '{broken');
    expect(readFormDraft(1, 'job:new')).toBeNull();
    localStorage.setItem('formDraft:1:job:new', '"text"');
    expect(readFormDraft(1, 'job:new')).toBeNull();
  });
});
