import { describe, expect, it } from 'vitest';
import { AUTHORS, load, post } from './blog-routes-test-support.ts';

describe('mistakes in a blog', () => {
  it('[V5] names an author without an entry, with the near ones and the place', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors:\n  - alx'),
    });
    expect(problems).toEqual([
      {
        code: 'author-unknown',
        severity: 'error',
        message: 'The author "alx" has no entry in content/blog/authors.yml.',
        hint: 'Did you mean "alex"?',
        file: 'content/blog/2025-01-01-a.mdx',
        line: 5,
        column: 5,
      },
    ]);
  });

  it('[V5] lists the known authors where none is near', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [zoe]'),
    });
    expect(problems[0]?.hint).toBe('Known authors: "alex" and "sam".');
  });

  it('[V5] reports bad front matter once, and the post stays a page', async () => {
    const { problems, routes } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: soon\nauthors: [alex]'),
    });
    expect(problems).toMatchObject([
      { code: 'front-matter-invalid', file: 'content/blog/2025-01-01-a.mdx', line: 3 },
    ]);
    expect(routes.map(({ path }) => path)).toContain('/blog/a');
  });

  it('[V5] reports a bad authors file at its place, and not each of its authors', async () => {
    const { problems } = await load({
      'authors.yml': 'alex:\n  nmae: Alex\n  name: Alex\n',
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [alex]'),
    });
    expect(problems).toMatchObject([
      { code: 'authors-invalid', file: 'content/blog/authors.yml', line: 2, column: 3 },
    ]);
  });

  it('warns of a tag that is spelled in two ways', async () => {
    const { problems } = await load({
      'authors.yml': AUTHORS,
      '2025-01-01-a.mdx': post('title: A\ndate: 2025-01-01\nauthors: [alex]\ntags: [React Query]'),
      '2025-01-02-b.mdx': post('title: B\ndate: 2025-01-02\nauthors: [alex]\ntags: [react query]'),
    });
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'The tag "react query" is in another post written "React Query".',
        file: 'content/blog/2025-01-02-b.mdx',
      },
    ]);
  });
});
