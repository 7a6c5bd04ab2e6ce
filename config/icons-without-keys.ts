import type { Plugin } from 'vite';

/**
 * Removes the React keys of an icon's lines from browser code. React needs them only during development, the lines
 * never change places, and random letters hardly compress: half a kilobyte on a page with thirty icons.
 */
export const iconsWithoutKeys = (): Plugin => ({
  name: 'icons-without-keys',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return undefined;
    return { code: code.replaceAll(/, key: "\w+" }/g, ' }'), map: null };
  },
});
