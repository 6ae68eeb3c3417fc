/** The header allows scripts by their hash. */
const WITHOUT_NETWORK =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; form-action 'none'; base-uri 'none'";

/**
 * The page in which code runs. Its own headers restrict it: see `buildSandboxPolicy`. For hosts without custom headers,
 * such as GitHub Pages, the page's own policy blocks the network, and the surrounding frame does the rest.
 *
 * @param script must not contain `</script`, which esbuild ensures
 */
export function renderSandbox(script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${WITHOUT_NETWORK}">
<meta name="robots" content="noindex">
<title>Sandbox of the playground</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
body { margin: 1rem; color: light-dark(#1c2530, #e4e9f0); background: light-dark(#fff, #14181f) }
h1 { margin: 0 0 .75rem; font-size: 1.25rem }
ul, ol { margin: 0 0 1rem; padding-inline-start: 1.25rem }
button, input { min-block-size: 2.75rem; padding-inline: .875rem; border: 1px solid light-dark(#6b7685, #8b97a8); border-radius: .5rem; font: inherit; color: inherit; background: transparent }
button:not(:disabled) { cursor: pointer }
button:hover:not(:disabled) { background: light-dark(#eef1f5, #232a35) }
button:disabled { opacity: .6 }
[role=alert] { color: light-dark(#b42318, #ff9b8f) }
</style>
<div id="root"></div>
<script>${script}</script>
</html>
`;
}
