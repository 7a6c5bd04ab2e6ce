/** Benefits by kind of workplace; each trade adds its own to one of these. */
export const factoryBenefits = [
  'PF, ESI and yearly bonus as per law',
  'Canteen with subsidised lunch and tea',
  'Company bus on the main routes',
  'Overtime paid at double rate',
  'Two sets of uniform and safety shoes',
  'Attendance bonus every month',
  'Gratuity and paid leave as per the Factories Act',
  'Diwali bonus and yearly increment',
  'Group accident insurance',
] as const;

export const officeBenefits = [
  'PF and medical insurance for self and family',
  'Fixed day shift',
  'Leave on your birthday and a festival advance',
  'Yearly appraisal and performance bonus',
  '18 paid leaves and all listed holidays',
  'Salary credited by the 5th of every month',
  'Tea, coffee and a friendly team',
  'Festival bonus at Diwali',
  'Gratuity as per law',
] as const;

export const techBenefits = [
  'Medical insurance of ₹5 lakh for self, spouse, children and parents',
  'Work from home when life needs it, after telling the team',
  'Yearly learning budget for courses and certificates',
  'Laptop of your choice and internet allowance',
  'PF, gratuity and flexible pay structure for tax saving',
  '24 paid leaves, parental leave and optional holidays',
  'Stock options from the second year',
  'Five-day week with flexible hours',
  'Yearly bonus linked to company and own goals',
  'No weekend deployments except real emergencies',
] as const;

export const fieldBenefits = [
  'Petrol allowance per kilometre against visits',
  'Monthly incentive on achieved target, paid with the salary',
  'Mobile bill paid by the company',
  'PF and ESI from the first month',
  'Travel and daily allowance for outstation visits',
  'Two weeks of paid training before going to the field',
  'Group accident cover of ₹5 lakh',
  'Quarterly contest with cash prizes',
] as const;

export const hospitalBenefits = [
  'PF, ESI and gratuity',
  'Free or concessional treatment for you and your parents',
  'Hostel or shared accommodation for outstation staff',
  'Night duty allowance per shift',
  'Subsidised meals in the staff canteen',
  'Uniform and laundry provided',
  'Paid training and conference leave',
  'Duty roster shared one week in advance',
  'Vaccination by the hospital',
] as const;

export const hospitalityBenefits = [
  'Free duty meals',
  'Shared staff accommodation near the property',
  'Service charge shared every month',
  'PF, ESI and yearly bonus',
  'Uniform and laundry by us',
  'One weekly off, changed in rotation',
  'Tips stay with the staff',
  'Chance to move to our other properties',
  'Return ticket home once a year for outstation staff',
] as const;

export const serviceBenefits = [
  'PF and ESI from day one',
  'Uniform free of cost',
  'Salary in bank account by the 7th',
  'Weekly off and national holidays',
  'Yearly bonus as per law',
  'Overtime paid on actual hours',
  'Rooms available for outstation candidates at low rent',
  'Joining within two days of selection',
] as const;

export const schoolBenefits = [
  'Fee concession for own children',
  'Summer and winter vacation with pay',
  'PF and group medical cover',
  'School transport on existing routes',
  'Workshops and training paid by the school',
  'Pay as per experience, reviewed every April',
  'Lunch on working days',
  'Small sections, at most 35 students',
] as const;
