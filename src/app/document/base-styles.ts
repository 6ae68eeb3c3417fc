import '#ui/styles/global.css';
import '../app.css';
import '#ui/anchors/old-sections.tsx';
import '#ui/frame/layout/site-layout.tsx';
import '#ui/mdx/create-mdx-components.tsx';
import '#ui/pages/docs/page.tsx';

/**
 * Requests the styles of every document: tokens, frame, content, documentation. Every other kind of page requests its
 * own in `src/ui/pages/KIND/page.tsx`.
 */
export const baseStyles = () => import.meta.viteRsc.loadCss();
