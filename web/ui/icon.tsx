import type { LucideIcon } from 'lucide-react';

export type IconType = LucideIcon;

const STROKE = { 14: 2.2, 16: 1.9, 20: 1.9, 24: 1.9, 32: 1.6 } as const;

interface IconProps {
  of: IconType;
  size?: keyof typeof STROKE;
  className?: string;
}

/** A decorative icon; the stroke fits the size. An icon without text needs an IconButton. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={STROKE[size]}
      className={`shrink-0 ${className ?? ''}`}
      aria-hidden="true"
    />
  );
}
