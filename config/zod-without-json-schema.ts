import type { Plugin } from 'vite';

/**
 * Removes from browser code the part of Zod that writes JSON Schema: no page uses it, and it is more than a third of
 * what validating a form needs. Its exports stay as empty stubs, because Zod's other files import them.
 */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-\w+)\.js$/.test(id)) return undefined;
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)];
    return {
      code: names.map(([, name]) => `export const ${name} = undefined;`).join('\n'),
      map: null,
    };
  },
});
