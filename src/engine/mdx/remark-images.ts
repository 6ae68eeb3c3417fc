import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { ContentAsset } from '#shared/content.ts';
import { decodePath } from '#shared/decode-address.ts';
import type { ContentImageProps } from '#shared/mdx-components.ts';
import { nearestNameHint } from '../problems/suggest.ts';
import { componentNode } from './component-node.ts';
import { fileOf, type MdxContext, report } from './mdx-context.ts';
import { readBeside } from './read-beside.ts';

/** Folder of static files, in the site's folder. */
const staticFolder = 'content/static';

interface WrittenImage {
  node: Image | MdxJsxFlowElement | MdxJsxTextElement;
  src: string;
  alt: string | null | undefined;
  title?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Images become ContentImage components with the file's dimensions. Files beside the content become assets whose names
 * change with their bytes; `/img/x.png` is a file in `content/static`.
 */
export async function remarkImages(tree: Root, context: MdxContext): Promise<ContentAsset[]> {
  const assets = new Map<string, ContentAsset>();
  const found: { image: WrittenImage; siblings: unknown[] }[] = [];
  visit(tree, (node, _, parent) => {
    const image = parent === undefined ? undefined : writtenImage(node);
    if (image && parent) found.push({ image, siblings: parent.children });
  });
  for (const { image, siblings } of found) {
    if (
      image.alt === undefined ||
      image.alt === null ||
      (image.alt === '' && image.node.type === 'image')
    ) {
      report(context, image.node, {
        code: 'image-alt-missing',
        severity: 'warning',
        message: `The image "${image.src}" has no alternative text.`,
        hint: 'Describe what it shows: ![text](file). For mere decoration write <img src="file" alt="" />.',
      });
    }
    const resolved = await resolveImage(image, context);
    if (resolved === undefined) {
      // Browsers show the alternative text instead. The problem is reported, and other checks do not find it again.
      siblings.splice(siblings.indexOf(image.node), 1, missingImage(image));
      continue;
    }
    const { src, size, asset } = resolved;
    if (asset) assets.set(asset.output, asset);
    const props: ContentImageProps = {
      src,
      alt: image.alt ?? '',
      width: image.width ?? scale(size?.width, image.height, size?.height),
      height: image.height ?? scale(size?.height, image.width, size?.width),
      title: image.title,
    };
    const { position } = image.node;
    const element = componentNode({ name: 'ContentImage', props, position });
    const type = image.node.type === 'mdxJsxFlowElement' ? image.node.type : 'mdxJsxTextElement';
    siblings.splice(siblings.indexOf(image.node), 1, { ...element, type });
  }
  reportForeignMedia(tree, context);
  return [...assets.values()];
}

function missingImage({ node, alt, src }: WrittenImage): RootContent {
  const text: Text = { type: 'text', value: alt || src, position: node.position };
  return node.type === 'mdxJsxFlowElement'
    ? { type: 'paragraph', children: [text], position: node.position }
    : text;
}

/** The policy allows a page to load only files of its own site and inline drawings. */
function isForeign(address: string): boolean {
  return /^(?:https?:|\/\/)/i.test(address.trim());
}

function reportForeign(
  node: WrittenImage['node'],
  context: MdxContext,
  { what, src }: { what: string; src: string },
): void {
  const name = posix.basename(src.replace(/[?#].*$/, '')) || 'name';
  report(context, node, {
    code: 'foreign-media',
    message: `The ${what} "${src}" is on another host, and browsers will not load it: the site's content security policy allows its own files only.`,
    hint: `Save it beside the page and write "./${name}", or link to it.`,
  });
}

/** Audio and video from other hosts. Images are checked separately. */
function reportForeignMedia(tree: Root, context: MdxContext): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const what = mediaElements[node.name ?? ''];
    if (what === undefined) return;
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return true;
      const isAddress = attribute.name === 'src' || attribute.name === 'poster';
      if (!isAddress || !isForeign(attribute.value)) return true;
      reportForeign(node, context, { what, src: attribute.value });
      return false;
    });
  });
}

const mediaElements: Readonly<Record<string, string>> = {
  video: 'video',
  audio: 'sound',
  source: 'file',
  track: 'track',
};

/** If only one dimension is written, the other keeps the aspect ratio. */
function scale(side?: number, written?: number, other?: number): number | undefined {
  return side && written && other ? Math.round((side * written) / other) : side;
}

function writtenImage(node: Root | Root['children'][number]): WrittenImage | undefined {
  if (node.type === 'image') {
    return { node, src: node.url, alt: node.alt, title: node.title ?? undefined };
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  if (node.name !== 'img') return undefined;
  const values = new Map(
    node.attributes.flatMap((it) => (it.type === 'mdxJsxAttribute' ? [[it.name, it.value]] : [])),
  );
  const text = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : value?.value;
  };
  const pixels = (name: string): number | undefined => Number(text(name)) || undefined;
  return {
    node,
    src: text('src') ?? '',
    alt: text('alt'),
    title: text('title'),
    width: pixels('width'),
    height: pixels('height'),
  };
}

interface ResolvedImage {
  src: string;
  size?: { width: number; height: number } | undefined;
  asset?: ContentAsset;
}

/** @returns undefined for images that cannot be shown, which have been reported */
async function resolveImage(
  { node, src }: WrittenImage,
  context: MdxContext,
): Promise<ResolvedImage | undefined> {
  if (isForeign(src)) {
    reportForeign(node, context, { what: 'image', src });
    return undefined;
  }
  if (/^[a-z][a-z+.-]*:/i.test(src)) return { src };
  const [path = '', suffix = ''] = decodePath(src).split(/(?=[?#])/);
  const isStatic = path.startsWith('/');
  const folder = isStatic ? staticFolder : posix.dirname(fileOf(node, context));
  const { file, bytes } = await readBeside(posix.join(folder, path), context);
  if (bytes === undefined || path === '') {
    if (src.trim() === '') {
      report(context, node, {
        code: 'image-not-found',
        message: 'The image has no address.',
        hint: 'Write which file it shows: ![text](./file.png).',
      });
      return undefined;
    }
    const names = await context.services.listFolder(join(context.root, posix.dirname(file)));
    report(context, node, {
      code: 'image-not-found',
      message: `The image "${src}" does not exist (${file}).`,
      hint: `${nearestNameHint(posix.basename(file), names)}Paths are relative to the file; those that begin with "/" are in ${staticFolder}.`,
    });
    return undefined;
  }
  const size = readSize(bytes);
  if (size === undefined) {
    report(context, node, {
      code: 'image-unreadable',
      severity: 'warning',
      message: `The size of the image "${src}" cannot be read (${file}).`,
      hint: 'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG with a size.',
    });
  }
  if (isStatic) return { src, size };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = posix.parse(file);
  const output = `assets/${encodeName(name)}-${hash}${ext}`;
  return { src: `/${output}${suffix}`, size, asset: { file, output } };
}

/** File names in addresses contain no characters that need encoding. */
const encodeName = (name: string): string => name.replace(/[^\w.-]+/g, '-');

function readSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
