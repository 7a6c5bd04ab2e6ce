// Has to come first: React looks for these when it is loaded.
import './without-developer-tools.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { TYPING_PAUSE_MS } from '../lib/forms/use-delayed.ts';
import { clearStage, skipWaitsOf } from './stage.tsx';
import { fetchFromStub, resetServer } from './stub-server.ts';
import { StubUpload } from './stub-upload.ts';

// Runs around every component test: the stub answers, and the console must stay clean.

const realFetch = globalThis.fetch.bind(globalThis);
let complaints: string[] = [];

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const isCall = new URL(request.url).pathname.startsWith('/api/');
  return isCall ? fetchFromStub(request) : realFetch(input, init);
};

Reflect.set(globalThis, 'XMLHttpRequest', StubUpload);

for (const kind of ['error', 'warn'] as const) {
  const say = console[kind].bind(console);
  console[kind] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    say(...words);
  };
}

beforeEach(() => {
  complaints = [];
  // Tests fill in a field at once, so that there is no pause to wait for.
  skipWaitsOf(TYPING_PAUSE_MS);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearStage();
  const problems = [...resetServer(), ...complaints.map((words) => `in the console: ${words}`)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
