import { clsx } from 'clsx';

interface ProgressBarProps {
  /** Accessible name: "Profile Completion". */
  label: string;
  /** 0 to 100. */
  percent: number;
  className?: string;
}

/** A bar that shows a share; put the number in words beside it. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={Math.round(percent)}
      className={clsx(
        'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken text-brand forced-colors:border',
        '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand',
        className,
      )}
    />
  );
}
