/** Title and text of every toast on the page, as they are. */
export const toasts = (): string[][] =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]')].map((toast) =>
    ['[data-title]', '[data-description]'].flatMap((part) => {
      const text = toast.querySelector(part)?.textContent;
      return text ? [text] : [];
    }),
  );
