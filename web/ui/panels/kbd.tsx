/** A keyboard key, in the colour of the surrounding text. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-xs border border-current px-1 font-sans text-caption leading-none opacity-80">
      {children}
    </kbd>
  );
}
