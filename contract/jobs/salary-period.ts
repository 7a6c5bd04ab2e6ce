/** How an employer says the pay: "₹650 a day". */
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];
