import { Icon } from '../../icons/icons.tsx';

export const StarIcon = ({ isFull = false }: { isFull?: boolean }) => (
  <Icon size={18}>
    <path
      fill={isFull ? 'currentColor' : 'none'}
      d="m10 3 2.1 4.4 4.9.7-3.5 3.4.8 4.8-4.3-2.3-4.3 2.3.8-4.8L3 8.1l4.9-.7Z"
    />
  </Icon>
);

export const ClockIcon = () => (
  <Icon size={18}>
    <circle cx="10" cy="10" r="6.5" />
    <path d="M10 6.5V10l2.5 1.5" />
  </Icon>
);
