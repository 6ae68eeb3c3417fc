import type { ReactNode } from 'react';

/** Icons are drawn on a grid of 20 with a stroke of 1.6, in the color of the surrounding text. */
export function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M10 16V4M5 9l5-5 5 5" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon size={16}>
    <path d="m7 5 5 5-5 5" />
  </Icon>
);

/** Empties a field. */
export const ClearIcon = () => (
  <Icon size={12}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h9" />
  </Icon>
);

export const HomeIcon = () => (
  <Icon size={16}>
    <path d="M3 9.5 10 4l7 5.5M5 8.5V16h10V8.5" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.7M10 15.8v1.7M2.5 10h1.7M15.8 10h1.7M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z" />
  </Icon>
);

export const PenIcon = () => (
  <Icon size={16}>
    <path d="M12.5 4.5 15.5 7.5 7 16l-3.5.5L4 13ZM11 6l3 3" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon size={18}>
    <circle cx="9" cy="9" r="5" />
    <path d="m13 13 3.5 3.5" />
  </Icon>
);
