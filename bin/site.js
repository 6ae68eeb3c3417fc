#!/usr/bin/env node
try {
  const { registerTypeScript } = await import('../src/engine/typescript-loader.js');
  registerTypeScript();
  const { runCli } = await import('../src/engine/cli/run-cli.ts');
  process.exitCode = await runCli(process.argv);
} catch (error) {
  // Without packages, the first import that needs one fails.
  const [, name] = /^Error.*: Cannot find package '([^']+)'/.exec(String(error)) ?? [];
  if (name === undefined) throw error;
  console.error(`error The package "${name}" is not installed.\n  Run \`npm ci\` first.`);
  process.exitCode = 1;
}

// Without it, TypeScript takes the file for a script, where `await` is not allowed.
export {};
