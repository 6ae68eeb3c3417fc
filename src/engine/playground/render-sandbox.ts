/**
 * The page in which code runs. What it may do is said by its own headers: see `buildSandboxPolicy`.
 *
 * @param script must not hold `</script`: esbuild sees to it
 */
export function renderSandbox(script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Sandbox of the playground</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
body { margin: 1rem }
button, input { font: inherit }
</style>
<div id="root"></div>
<script>${script}</script>
</html>
`;
}
