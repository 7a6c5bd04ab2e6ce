/** Stores descriptions as HTML beside their text, so that no reader waits for the rendering. */
import { sectionsOf } from '../../../contract/jobs/sections/sections.ts';
import type { DescriptionHtml } from '../../../db/tables/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { htmlOf } from '../../platform/markdown.ts';
import { keepRendered, lockNotRendered } from './queries.ts';

/** A description as the HTML of its sections. */
export function renderDescription(description: string): DescriptionHtml {
  const { introduction, responsibilities, requirements, benefits } = sectionsOf(description);
  const html = (text: string | null) => (text === null ? null : htmlOf(text));
  return {
    introduction: htmlOf(introduction),
    responsibilities: html(responsibilities),
    requirements: html(requirements),
    benefits: html(benefits),
  };
}

/** A description in the form of the column. */
export const renderedColumn = (description: string) =>
  JSON.stringify(renderDescription(description));

const BATCH_ROWS = 100;
const BATCHES_MAX = 50;

/** Renders descriptions that are not rendered yet; the rest is left to the next run. */
export async function renderDescriptions(db: Db): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const rows = await db.transaction().execute(async (trx) => {
      const jobs = await lockNotRendered(trx, BATCH_ROWS);
      await keepRendered(
        trx,
        jobs.map(({ id, description }) => ({ id, html: renderDescription(description) })),
      );
      return jobs.length;
    });
    if (rows < BATCH_ROWS) return;
  }
}
