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
  message: 'M10 3l8 14H2ZM10 8v4M10 14v1',
  reference: 'M7 6l-4 4 4 4M13 6l4 4-4 4M11 4 9 16',
  post: 'M4 16l1-4 9-9 3 3-9 9ZM12 5l3 3',
  lesson: 'M2 8l8-4 8 4-8 4ZM5 10v4q5 3 10 0v-4',
  page: 'M5 3h7l3 3v11H5ZM12 3v3h3M8 10h4M8 13h4',
  heading: 'M8 4 6 16M14 4l-2 12M4 8h13M3 12h13',
  text: 'M4 6h12M4 10h12M4 14h7',
};
