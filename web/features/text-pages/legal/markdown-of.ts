import type { PageText } from '../text.ts';

/** The product's own text as Markdown, with which the first version begins. */
export const markdownOf = ({ sections }: PageText): string =>
  Object.values(sections)
    .map(({ head, says }) =>
      [
        `## ${head}`,
        ...says.map((block) =>
          typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
