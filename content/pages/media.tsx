import { MediaPage } from '#ui/media/media-page.tsx';

/** The mark and the colours, for people who write or talk about the library. */
export default function Media() {
  return (
    <MediaPage
      marks={[
        { name: 'Mark', file: '/brand/mark.svg', ground: 'light', use: 'On every ground.' },
        {
          name: 'Mark, one colour',
          file: '/brand/mark-mono.svg',
          ground: 'light',
          use: 'On light grounds and in print.',
        },
        {
          name: 'Mark, white',
          file: '/brand/mark-light.svg',
          ground: 'dark',
          use: 'On dark grounds and photographs.',
        },
      ]}
      colours={[
        { name: 'Blue', value: '#398ccb', use: 'The mark and the wire.' },
        { name: 'Ink', value: '#16202b', use: 'The mark in one colour, text on light grounds.' },
        { name: 'White', value: '#ffffff', use: 'The wire inside the mark, light grounds.' },
      ]}
    />
  );
}
