import type { PageText } from '../text.ts';

/** The text that comes with the product as Markdown, for the first version to begin with. */
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
