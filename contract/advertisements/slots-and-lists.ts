/** Where advertisements stand: among found jobs, among companies, and on the dashboard of seekers. */
export const advertisementSlots = ['search', 'companies', 'dashboard'] as const;
export type AdvertisementSlot = (typeof advertisementSlots)[number];

/** The lists of admins: what waits for a decision, what is booked, what is over. */
export const advertisementLists = ['waiting', 'booked', 'over'] as const;
export type AdvertisementList = (typeof advertisementLists)[number];
