/** Browser storage; when it is switched off or full, values are silently not kept. */

function read(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

function write(open: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) open().removeItem(key);
    else open().setItem(key, value);
  } catch {
    // Some browsers refuse every write in private windows.
  }
}

const lasting = () => localStorage;
const ofThisTab = () => sessionStorage;

/** Shared by all tabs, until it is removed. */
export const readStored = (key: string): string | null => read(lasting, key);
export const store = (key: string, value: string | null): void => write(lasting, key, value);

function remove(open: () => Storage, isGone: (key: string) => boolean): void {
  try {
    const storage = open();
    Object.keys(storage)
      .filter(isGone)
      .forEach((key) => storage.removeItem(key));
  } catch {
    // A browser without storage has nothing to remove.
  }
}

/** Removes everything shared by all tabs whose key the test accepts. */
export const removeStored = (isGone: (key: string) => boolean): void => remove(lasting, isGone);

/** Begins the keys under which forms keep what somebody has typed and not sent. */
export const DRAFT_PREFIX = 'formDraft:';

/** For this tab only, until it is closed. */
export const readKept = (key: string): string | null => read(ofThisTab, key);
export const keep = (key: string, value: string | null): void => write(ofThisTab, key, value);
export const removeKept = (isGone: (key: string) => boolean): void => remove(ofThisTab, isGone);

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

export const readStoredJson = (key: string): unknown => parsed(readStored(key));
export const readKeptJson = (key: string): unknown => parsed(readKept(key));
