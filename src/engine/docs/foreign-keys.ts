import { ownValue } from '../own-value.ts';

/** Front matter keys that Docusaurus has and this site lacks, with their meaning there and the equivalent here. */
const foreignKeys: Readonly<Record<string, string>> = {
  id: 'names a doc in Docusaurus; here the path of the file does, and `slug` changes its address',
  title_meta: 'is the title for search engines in Docusaurus; here `title` is both',
  sidebar_class_name: 'styles an item of the sidebar in Docusaurus; here the sidebar has one look',
  sidebar_custom_props: 'is data for a theme in Docusaurus; nothing here reads it',
  sidebar_key: 'names an item of the sidebar in Docusaurus; here its id and label do',
  displayed_sidebar: 'chooses a sidebar in Docusaurus; here the one that lists the page is shown',
  pagination_label:
    'is the label of links to the page in Docusaurus; here `sidebar_label` or `title` is',
  toc_min_heading_level:
    'is a setting of a page in Docusaurus; here `docs.tocLevels` in site.config.ts is one for all',
  toc_max_heading_level:
    'is a setting of a page in Docusaurus; here `docs.tocLevels` in site.config.ts is one for all',
  parse_number_prefixes: 'keeps numbers in addresses in Docusaurus; here `slug` says the address',
  last_update: 'says the day of the last change in Docusaurus; here the history of the file does',
  tags: 'makes pages of tags in Docusaurus; here only posts have tags, and `keywords` help the search',
  author: 'names the author of a post in Docusaurus; here `authors` lists keys of authors.yml',
  author_url: 'belongs to the author in authors.yml',
  author_title: 'belongs to the author in authors.yml',
  author_image_url: 'is a picture from another host, and pages load nothing from there',
  authorURL: 'belongs to the author in authors.yml',
  authorTitle: 'belongs to the author in authors.yml',
  authorImageURL: 'is a picture from another host, and pages load nothing from there',
  format: 'chooses between MDX and Markdown in Docusaurus; here every page is MDX',
  mdx: 'chooses between MDX and Markdown in Docusaurus; here every page is MDX',
};

/**
 * The end of a message about a key: `names a doc in Docusaurus; here …`. The migration removes these keys, and authors
 * who write one by habit get the same message.
 *
 * @returns undefined for keys that neither has
 */
export function describeForeignKey(key: string): string | undefined {
  return ownValue(foreignKeys, key);
}
