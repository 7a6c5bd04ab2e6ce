import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { earlyInputScript } from './early-input.ts';

const PAGE = `
  <a href="/settings/display?language=hi&next=%2F">हिन्दी</a>
  <form method="post">
    <input name="name" />
    <input name="password" type="password" />
    <input name="agreed" type="checkbox" />
    <select name="city"><option>Indore</option><option>Pune</option></select>
    <textarea name="letter"></textarea>
  </form>
  <div style="height: 4000px"></div>`;

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

const stay = (event: Event) => event.preventDefault();

/** As the server sends it, with the script of its head. */
function load(never?: 'never') {
  document.body.innerHTML = PAGE;
  scrollTo(0, 0);
  const script = document.createElement('script');
  script.textContent = earlyInputScript(never);
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  addEventListener('click', stay);
  onTestFinished(() => {
    removeEventListener('click', stay);
    document.body.replaceChildren();
    sessionStorage.clear();
  });
});

function fillAndChangeLanguage() {
  load();
  dispatchEvent(new Event('alive'));
  field('name').value = 'Priya';
  // As React does.
  field('name').defaultValue = 'Priya';
  field('password').value = 'Secret-1';
  field('agreed').checked = true;
  field('city').value = 'Pune';
  field('letter').value = 'I can begin on Monday.';
  scrollTo(0, 700);
  document.querySelector('a')?.click();
}

test('typed text and the scroll position survive a change of language, but passwords do not', () => {
  fillAndChangeLanguage();
  expect(Object.values(sessionStorage).join('')).not.toContain('Secret-1');
  load();
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => {
    heard.push((target as HTMLInputElement).name);
  });
  dispatchEvent(new Event('alive'));
  expect(field('name').value).toBe('Priya');
  expect(field('city').value).toBe('Pune');
  expect(field('letter').value).toBe('I can begin on Monday.');
  expect(field('password').value).toBe('');
  expect(heard).toEqual(expect.arrayContaining(['name', 'letter']));
  expect(scrollY).toBe(700);
  expect(sessionStorage).toHaveLength(0);
});

test('they also survive on a page that is never hydrated, whose form the browser itself submits', () => {
  fillAndChangeLanguage();
  load('never');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(field('letter').value).toBe('I can begin on Monday.');
  expect(field('password').value).toBe('');
  expect(scrollY).toBe(700);
  expect(sessionStorage).toHaveLength(0);
});

test('text typed on the new page before its scripts run is not replaced', () => {
  fillAndChangeLanguage();
  load();
  field('name').value = 'Lakshmi';
  dispatchEvent(new Event('alive'));
  expect(field('name').value).toBe('Lakshmi');
});

test('nothing is carried to another page', () => {
  fillAndChangeLanguage();
  const here = location.href;
  onTestFinished(() => history.replaceState(null, '', here));
  history.replaceState(null, '', '/elsewhere');
  load();
  dispatchEvent(new Event('alive'));
  expect(field('name').value).toBe('');
  expect(scrollY).toBe(0);
});
