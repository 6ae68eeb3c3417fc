import { register } from 'tsx/esm/api'; 
const { loadSite } = await import('./src/engine/load-site.ts');
const { createCodeHighlighter } = await import('./src/engine/code/code-highlighter.ts').catch(()=>({} as any));
const { compileMdx } = await import('./src/engine/mdx/compile-mdx.ts');
const { diskFiles } = await import('./src/engine/mdx/disk-files.ts');
const { formatProblems } = await import('./src/engine/problems/format-problems.ts');
const services = { ...diskFiles, highlighter: await createCodeHighlighter() };
for (const root of process.argv.slice(2)) {
  const t = performance.now();
  const r = await loadSite({ root, mode: 'production', compile: (i) => compileMdx({ root, ...i }, services) });
  console.log(root, r.site.routes.map(x => x.path), (performance.now()-t).toFixed(0));
  console.log(formatProblems(r.problems));
  if (process.env.V) console.log(JSON.stringify(r.site.routes.filter(x=>process.env.V===x.path), null, 1));
}
