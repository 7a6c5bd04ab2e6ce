import { z } from 'zod';
import { requiredText } from '../fields/texts.ts';
import { CATEGORIES_MAX, CATEGORY_NAME_MAX, CATEGORY_SEARCH_MAX } from './category-limits.ts';

/** A kind of work that the first page leads to. */
const Category = z.object({
  name_en: requiredText('request.missing', CATEGORY_NAME_MAX),
  name_hi: requiredText('request.missing', CATEGORY_NAME_MAX),
  /** The words that are searched for. */
  search: requiredText('request.missing', CATEGORY_SEARCH_MAX),
  shown: z.boolean(),
});
export type Category = z.output<typeof Category>;

/** In the order in which they are shown. */
export const CategorySettings = z.object({ categories: z.array(Category).max(CATEGORIES_MAX) });
export type CategorySettings = z.output<typeof CategorySettings>;

const shown = (name_en: string, name_hi: string, search: string): Category => ({
  name_en,
  name_hi,
  search,
  shown: true,
});

/** The categories in use until owners set others. */
export const usualCategories: readonly Category[] = [
  shown('Nursing and care', 'नर्सिंग और देखभाल', 'nurse'),
  shown('Driving', 'ड्राइविंग', 'driver'),
  shown('Delivery', 'डिलीवरी', 'delivery'),
  shown('Sales', 'सेल्स', 'sales'),
  shown('Accounts', 'अकाउंट्स', 'accountant'),
  shown('Teaching', 'पढ़ाना', 'teacher'),
  shown('Software', 'सॉफ़्टवेयर', 'software'),
  shown('Electrical work', 'बिजली का काम', 'electrician'),
  shown('Cooking', 'खाना बनाना', 'cook'),
  shown('Security', 'सुरक्षा', 'security guard'),
  shown('Tailoring', 'सिलाई', 'tailor'),
  shown('Customer service', 'ग्राहक सेवा', 'customer support'),
];
