import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../stage.tsx';

const send = page.getByRole('button', { name: 'Send' });
const count = (words: string) => page.getByText(words, { exact: true });

function Sending({ hindrance }: { hindrance: 'cover' | 'disabled' | 'late cover' | 'below' }) {
  const [isFree, setFree] = useState(hindrance === 'below');
  const [isCovered, setCovered] = useState(hindrance === 'cover');
  const [clicks, setClicks] = useState({ sent: 0, covers: 0 });
  const freeSoon = () => void setTimeout(() => setFree(true), 40);
  useEffect(() => {
    if (hindrance !== 'late cover') freeSoon();
  }, [hindrance]);
  return (
    <>
      <p>{`${clicks.sent} sent, ${clicks.covers} other clicks`}</p>
      <button
        type="button"
        style={hindrance === 'below' ? { marginTop: '3000px' } : undefined}
        disabled={hindrance === 'disabled' && !isFree}
        onMouseEnter={() => {
          if (hindrance !== 'late cover' || isFree) return;
          setCovered(true);
          freeSoon();
        }}
        onClick={() => setClicks((now) => ({ ...now, sent: isFree ? now.sent + 1 : -100 }))}
      >
        Send
      </button>
      {isCovered && !isFree ? (
        <button
          type="button"
          style={{ position: 'fixed', inset: 0 }}
          onClick={() => setClicks((now) => ({ ...now, covers: now.covers + 1 }))}
        >
          Cover
        </button>
      ) : null}
    </>
  );
}

test.each(['cover', 'disabled', 'late cover', 'below'] as const)(
  'a click comes once nothing is in its way, and nothing else gets it: %s',
  async (hindrance) => {
    await show(<Sending hindrance={hindrance} />);
    await send.click();
    await expect.element(count('1 sent, 0 other clicks')).toBeInTheDocument();
  },
);

test('a click on a label comes once its field is enabled', async () => {
  function Consent() {
    const [isFree, setFree] = useState(false);
    useEffect(() => void setTimeout(() => setFree(true), 40), []);
    return (
      <label>
        <input type="checkbox" disabled={!isFree} /> <span>I agree</span>
      </label>
    );
  }
  await show(<Consent />);
  await page.getByText('I agree').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('a field is filled in once it can be, and its old text goes', async () => {
  function Field() {
    const [isFree, setFree] = useState(false);
    useEffect(() => void setTimeout(() => setFree(true), 40), []);
    return <input aria-label="City" defaultValue="Indore" readOnly={!isFree} />;
  }
  await show(<Field />);
  await page.getByLabelText('City').fill('Dewas');
  await expect.element(page.getByLabelText('City')).toHaveValue('Dewas');
});
