import type { BlogTagPage } from '#shared/page-data.ts';
import { plural } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader } from './blog-header.tsx';
import styles from './blog-trail.module.css';
import { PostLines } from './post-lines.tsx';

/** The posts with one tag. */
export function BlogTagPageView({ page }: { page: BlogTagPage }) {
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={page.tag.label}>
        {plural(STRINGS.blog.postsWithTag, page.posts.length)}
      </BlogHeader>
      <PostLines posts={page.posts} dates="full" />
      <p className={styles.trail}>
        <ContentLink href={`${page.blog.path}/tags`}>{STRINGS.blog.allTags}</ContentLink>
      </p>
    </BlogFrame>
  );
}
