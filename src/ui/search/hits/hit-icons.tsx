import type { HitType } from '#shared/search/search-hit.ts';
import { Icon } from '../../icons/icons.tsx';

/**
 * An exclamation mark for an error, code brackets for the reference, a pen for a post, a cap for a lesson; elsewhere a
 * document for a page, a hash for a heading, lines for text. The name of the group says the same in words.
 */
export function HitIcon({ type }: { type: HitType }) {
  return (
    <Icon size={18}>
      <path d={paths[type]} />
    </Icon>
  );
}

const paths: Record<HitType, string> = {
  message: 'M10 3.5 17.5 16.5H2.5ZM10 8.5v4M10 14.2v.6',
  reference: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5M11.5 4l-3 12',
  post: 'm4 16 .8-3.6 8.7-8.7 2.8 2.8-8.7 8.7ZM11.5 5.7l2.8 2.8',
  lesson: 'm2 8 8-4 8 4-8 4ZM5.5 9.8V14c2.5 2 6.5 2 9 0V9.8',
  page: 'M5 3h6.5L15 6.5V17H5ZM11.5 3v3.5H15M8 10h4M8 13h4',
  heading: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h12.5M3.5 12.5H16',
  text: 'M4 5.5h12M4 10h12M4 14.5h7',
};
