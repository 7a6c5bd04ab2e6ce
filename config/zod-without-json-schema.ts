import type { Plugin } from 'vite';

/**
 * Leaves out of what a browser gets the part of Zod that writes JSON Schema: no page does that, and it
 * is more than a third of what checking a form takes. Its names stay, because Zod's other files import
 * them; nothing is behind them.
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
