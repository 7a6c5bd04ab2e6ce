export const CATEGORIES_MAX = 24;
export const CATEGORY_NAME_MAX = 40;
export const CATEGORY_SEARCH_MAX = 60;
