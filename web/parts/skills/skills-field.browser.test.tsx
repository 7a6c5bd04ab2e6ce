import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useEdits } from '../../lib/forms/use-edits.ts';
import { show } from '../../test/stage.tsx';
import { SkillsField } from './skills-field.tsx';

const start: { skills: string[] } = { skills: [] };

function Closing() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        Close or open
      </button>
      {isOpen ? <Skills /> : null}
    </>
  );
}

function Skills() {
  const edits = useEdits('POST /of/a/test', { start });
  return (
    <SkillsField
      label="Skills"
      value={edits.values.skills}
      onChange={(skills) => edits.set({ skills })}
    />
  );
}

const chip = page.getByRole('button', { name: 'Remove Tally' });

test('a skill that was typed without Enter stays when its dialog closes', async () => {
  await show(<Closing />);
  await page.getByLabelText('Skills').fill('Tally');
  await expect.element(chip).not.toBeInTheDocument();
  const button = page.getByRole('button', { name: 'Close or open' });
  await button.click();
  await button.click();
  await expect.element(chip).toBeVisible();
});

test('a skill that was typed without Enter stays when its page is left', async () => {
  await show(<Skills />);
  await page.getByLabelText('Skills').fill('Tally');
  dispatchEvent(new Event('pagehide'));
  await expect.element(chip).toBeVisible();
});
