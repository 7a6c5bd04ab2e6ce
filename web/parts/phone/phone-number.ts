/** As it is read out: Indian numbers in two halves, without a line break inside. */
export const readableNumber = (phone: string): string =>
  phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3');
