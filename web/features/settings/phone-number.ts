/** As it is read out: Indian numbers in two halves. */
export const readableNumber = (phone: string): string =>
  phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
