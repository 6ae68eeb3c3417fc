import { describe, expect, it } from 'vitest';
import { convertNpmCommands } from './package-manager-commands.ts';

const convert = (code: string) =>
  Object.fromEntries(
    convertNpmCommands(code).commands.map(({ manager, code: command }) => [manager, command]),
  );

describe('convertNpmCommands', () => {
  it('installs packages', () => {
    expect(convert('npm install @trpc/server@11 zod')).toEqual({
      npm: 'npm install @trpc/server@11 zod',
      pnpm: 'pnpm add @trpc/server@11 zod',
      yarn: 'yarn add @trpc/server@11 zod',
      bun: 'bun add @trpc/server@11 zod',
      deno: 'deno add npm:@trpc/server@11 npm:zod',
    });
  });

  it('installs development packages', () => {
    expect(convert('npm install -D typescript')).toEqual({
      npm: 'npm install -D typescript',
      pnpm: 'pnpm add -D typescript',
      yarn: 'yarn add --dev typescript',
      bun: 'bun add --dev typescript',
      deno: 'deno add --dev npm:typescript',
    });
  });

  it('runs scripts', () => {
    expect(convert('npm run dev')).toEqual({
      npm: 'npm run dev',
      pnpm: 'pnpm run dev',
      yarn: 'yarn dev',
      bun: 'bun run dev',
      deno: 'deno task dev',
    });
  });

  it('runs packages that are not installed', () => {
    expect(convert('npx create-next-app@latest --example x')).toEqual({
      npm: 'npx create-next-app@latest --example x',
      pnpm: 'pnpm dlx create-next-app@latest --example x',
      yarn: 'yarn dlx create-next-app@latest --example x',
      bun: 'bun x create-next-app@latest --example x',
      deno: 'deno x create-next-app@latest --example x',
    });
  });

  it('keeps comments, blank lines and the order of several lines', () => {
    expect(convert('# first\nnpm install\n\nnpm run build').deno).toBe(
      '# first\ndeno install\n\ndeno task build',
    );
  });

  it('names commands without an equivalent and leaves them as written', () => {
    const { commands, failed } = convertNpmCommands('npm ci\ngit clone x');
    expect(failed).toEqual(['npm ci', 'git clone x']);
    expect(commands.map(({ code }) => code)).toEqual(
      Array(5).fill('npm ci\ngit clone x').with(4, 'deno ci\ngit clone x'),
    );
  });

  it('installs what the whole machine uses, with flags in front for Deno', () => {
    expect(convert('npm install -g vercel').deno).toBe('deno install -g npm:vercel');
    expect(convert('npm install ./local').deno).toBe('deno add ./local');
  });

  it('converts lines that are indented, and keeps those without a command', () => {
    const code = '  npm run dev\n   \n  # then\nnpm install zod\n\n';
    const { commands, failed } = convertNpmCommands(code);
    expect(failed).toEqual([]);
    expect(commands[0]).toEqual({ manager: 'npm', code: code.trimEnd() });
    expect(commands[1]).toEqual({
      manager: 'pnpm',
      code: 'pnpm run dev\n   \n  # then\npnpm add zod',
    });
  });

  it('reports a command that only contains npm, without its indent', () => {
    const { commands, failed } = convertNpmCommands('  cd npm x && npm run dev');
    expect(failed).toEqual(['cd npm x && npm run dev']);
    expect(new Set(commands.map(({ code }) => code)).size).toBe(1);
  });
});
