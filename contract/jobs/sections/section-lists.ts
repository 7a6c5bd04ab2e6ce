import { z } from 'zod';
import { itemText } from '../../fields/texts.ts';
import type { SectionName } from './section-names.ts';

const ITEMS_MAX = 40;
const ITEM_MAX_LENGTH = 500;

const items = z.array(itemText(ITEM_MAX_LENGTH)).max(ITEMS_MAX).optional();

/**
 * Sections as lists of lines. A list that is sent replaces the section of that name in the description,
 * an empty one removes it; what is not sent stays as the description says it.
 */
export const sectionLists = { responsibilities: items, requirements: items, benefits: items };
export type SectionLists = { [Name in SectionName]?: readonly string[] | undefined };
