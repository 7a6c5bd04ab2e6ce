import type { Plugin } from 'vite';

/**
 * Leaves out of what a browser gets the keys of the lines that an icon is drawn of. React asks for them
 * only while developing, the lines never change places, and random letters hardly compress: half a
 * kilobyte on a page that has thirty icons.
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
