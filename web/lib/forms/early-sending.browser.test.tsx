import { expect, onTestFinished, test } from 'vitest';
import { earlyInputScript } from './early-input.ts';

/**
 * A page of its own, which the script holds until its other scripts have come. `sent` are the forms that the browser
 * sent by itself, `clicked` those that were replayed, and `wait` ends all waiting.
 */
async function open(form: string) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<script>${earlyInputScript()}</script>${form}`;
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await isLoaded;
  const page = frame.contentWindow as unknown as typeof window & Window;
  const sent: Record<string, FormDataEntryValue>[] = [];
  let waiting: [number, () => void][] = [];
  Object.assign(page, {
    setTimeout: (act: () => void) => waiting.push([waiting.length + 1, act]),
    clearTimeout: (id: number) => (waiting = waiting.filter(([known]) => known !== id)),
  });
  page.HTMLFormElement.prototype.submit = function submit() {
    sent.push(Object.fromEntries(new FormData(this)));
  };
  const element = page.document.querySelector('form');
  const button = page.document.querySelector('button');
  if (!element || !button) throw new Error('There is no form');
  const heard: string[] = [];
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(event.type);
  });
  return {
    page,
    sent,
    heard,
    button,
    press: () => button.click(),
    wait: () => {
      const due = waiting;
      waiting = [];
      for (const [, act] of due) act();
    },
    alive: () => page.dispatchEvent(new page.Event('alive')),
    loseScript: () => {
      const script = page.document.createElement('script');
      page.document.body.append(script);
      script.dispatchEvent(new page.Event('error'));
    },
  };
}

const ABLE = `<form method="post" action="/auth/register">
  <input name="email" value="asha@people.test" /><button>Register</button></form>`;
const UNABLE = '<form method="post"><input name="email" /><button>Save</button></form>';
const SENT = [{ email: 'asha@people.test', link: '' }];

test('a press before scripts have come waits for them and is then made once', async () => {
  const { press, alive, wait, sent, heard, button } = await open(ABLE);
  press();
  press();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect([sent, heard]).toEqual([[], []]);
  alive();
  wait();
  expect([sent, heard]).toEqual([[], ['submit']]);
  wait();
  expect([sent, heard]).toEqual([[], ['submit']]);
});

test('if they take too long the browser sends the form itself, and scripts that come later do not send it again', async () => {
  const { press, alive, wait, sent, heard } = await open(ABLE);
  press();
  wait();
  expect(sent).toEqual(SENT);
  alive();
  wait();
  press();
  expect([sent, heard]).toEqual([SENT, []]);
});

test('if they cannot be loaded it is sent at once, whether it was pressed before or after', async () => {
  const before = await open(ABLE);
  before.press();
  before.loseScript();
  expect(before.sent).toEqual(SENT);
  const after = await open(ABLE);
  after.loseScript();
  expect(after.sent).toEqual([]);
  after.press();
  after.press();
  expect(after.sent).toEqual(SENT);
});

test('a picture or style that is missing sends nothing', async () => {
  const { page, press, sent } = await open(ABLE);
  press();
  page.document.body.append(page.document.createElement('img'));
  page.document.querySelector('img')?.dispatchEvent(new page.Event('error'));
  expect(sent).toEqual([]);
});

test('the token at the end of the address goes along, which no server would see', async () => {
  const { page, press, loseScript, sent } = await open(ABLE);
  page.location.hash = '#reset_token=abc';
  press();
  loseScript();
  expect(sent).toEqual([{ email: 'asha@people.test', link: '#reset_token=abc' }]);
});

test('a form that does not work without scripts is never sent by the browser', async () => {
  const { press, loseScript, wait, sent } = await open(UNABLE);
  press();
  loseScript();
  wait();
  expect(sent).toEqual([]);
});
