import type { BlogTagsPage } from '#shared/page-data.ts';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader } from './blog-header.tsx';
import { TagList } from './tag-list.tsx';

/** Every tag of the blog. */
export function BlogTagsPageView({ page }: { page: BlogTagsPage }) {
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title="Tags">{page.head.description}</BlogHeader>
      <TagList tags={page.tags} />
    </BlogFrame>
  );
}
