import { MediaPage } from '#ui/pages/media/page.tsx';
import { brandArchive, brandColours, brandFiles, brandPath } from '../brand-files.ts';

/** The mark, its colours and typefaces, for people who write or talk about the library. */
export default function Media() {
  const files = brandFiles.map((file) => ({
    ...file,
    svgHref: brandPath(file, 'svg'),
    pngHref: brandPath(file, 'png'),
  }));
  return (
    <MediaPage
      archiveHref={brandArchive}
      wordmarks={files.filter(({ name }) => name.startsWith('wordmark'))}
      marks={files.filter(({ name }) => name.startsWith('mark'))}
      colours={brandColours}
    />
  );
}
