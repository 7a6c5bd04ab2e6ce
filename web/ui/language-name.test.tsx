import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageName } from './language-name.tsx';

test('the Hindi word has the small font of its letters, and is marked as Hindi', () => {
  const html = renderToStaticMarkup(<LanguageName of="hi" />);
  expect(html).toBe('<span lang="hi" class="font-hindi-word">हिन्दी</span>');
});
