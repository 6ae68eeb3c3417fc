import type { BlogTagsPage } from '#shared/page-data.ts';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader } from './blog-header.tsx';
import styles from './blog-tags-page.module.css';
import { TagList } from './tag-list.tsx';

/** Every tag of the blog. */
export function BlogTagsPageView({ page }: { page: BlogTagsPage }) {
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={STRINGS.blog.tags}>{page.head.description}</BlogHeader>
      <div className={styles.all}>
        <TagList tags={page.tags} />
      </div>
    </BlogFrame>
  );
}
