import '#ui/styles/global.css';
import '../app.css';
import '#ui/anchors/old-sections.tsx';
import '#ui/frame/layout/site-layout.tsx';
import '#ui/mdx/mdx-components.tsx';
import '#ui/pages/docs/page.tsx';

/**
 * Asks for the styles that every document has: tokens, frame, content, documentation. Every other kind of
 * page asks for its own in `src/ui/pages/KIND/page.tsx`.
 */
export const baseStyles = () => import.meta.viteRsc.loadCss();
