/** Puts a file into an input as the browser does once it was chosen, without sending its bytes from process to process. */
export function chooseFile(file: File, input = 'input[type=file]'): void {
  const element = document.querySelector<HTMLInputElement>(input);
  const files = new DataTransfer();
  files.items.add(file);
  if (element) element.files = files.files;
  element?.dispatchEvent(new Event('change', { bubbles: true }));
}
