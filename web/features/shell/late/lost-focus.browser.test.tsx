import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { byKeyboard } from '../../../test/keyboard.ts';
import { show } from '../../../test/stage.tsx';
import LateParts from './late-parts.tsx';

function Skills() {
  const [skills, setSkills] = useState(['Weaving', 'Dyeing', 'Sewing']);
  return (
    <div>
      <LateParts />
      <a href="/help">Help</a>
      <ul>
        {skills.map((skill) => (
          <li key={skill}>
            <button
              type="button"
              onClick={() => setSkills(skills.filter((other) => other !== skill))}
            >
              Remove {skill}
            </button>
          </li>
        ))}
      </ul>
      {skills.length === 0 ? <button type="button">Add a skill</button> : null}
    </div>
  );
}

test('a row that is removed with its own button leaves the focus to the next one', async () => {
  await show(<Skills />);
  const remove = (skill: string) => page.getByRole('button', { name: `Remove ${skill}` });
  await byKeyboard.press(remove('Dyeing'));
  await expect.element(remove('Sewing')).toHaveFocus();
  await byKeyboard.press(remove('Sewing'));
  await expect.element(remove('Weaving')).toHaveFocus();
  await byKeyboard.press(remove('Weaving'));
  await expect.element(page.getByRole('link', { name: 'Help' })).toHaveFocus();
});
