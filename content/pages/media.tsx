import { brandArchive, brandColors, brandFiles, brandPath } from '#ui/brand/brand-files.ts';
import { MediaPage } from '#ui/pages/media/page.tsx';

const officialHref = 'https://github.com/trpc/trpc/tree/v11.6.0/www/static/img';

/** The mark that was drawn for this site, its colors and typefaces, and where the official artwork is. */
export default function Media() {
  const files = brandFiles.map((file) => ({
    ...file,
    svgHref: brandPath(file, 'svg'),
    pngHref: brandPath(file, 'png'),
  }));
  return (
    <MediaPage
      archiveHref={brandArchive}
      officialHref={officialHref}
      wordmarks={files.filter(({ name }) => name.startsWith('wordmark'))}
      marks={files.filter(({ name }) => name.startsWith('mark'))}
      colors={brandColors}
    />
  );
}
