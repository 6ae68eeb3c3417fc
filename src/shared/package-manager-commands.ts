import convert from 'npm-to-yarn';
import { type PackageManager, packageManagers } from './mdx-components.ts';

/** The commands of one package manager. */
export interface ManagerCommands {
  manager: PackageManager;
  code: string;
}

/**
 * The same commands for every package manager. Blank lines and comments are kept; `failed` names
 * commands without an equivalent in some package manager (`npm ci`).
 */
export function convertNpmCommands(code: string): {
  commands: ManagerCommands[];
  failed: string[];
} {
  const failed = new Set<string>();
  const commands = packageManagers.map((manager) => ({
    manager,
    code: code
      .trimEnd()
      .split('\n')
      .map((line) => {
        if (manager === 'npm' || line.trim() === '' || line.trim().startsWith('#')) return line;
        const converted = /^\s*(npm|npx)\s/.test(line)
          ? convertLine(line.trim(), manager)
          : undefined;
        if (converted === undefined) failed.add(line.trim());
        return converted ?? line;
      })
      .join('\n'),
  }));
  return { commands, failed: [...failed] };
}

function convertLine(line: string, manager: Exclude<PackageManager, 'npm'>): string | undefined {
  const converted = convert(line, manager);
  if (converted.includes("couldn't auto-convert") || /^np[mx]\s/.test(converted)) return undefined;
  return manager === 'deno' ? fixDeno(converted) : converted;
}

/** Deno needs a prefix for npm packages, and flags in front of them. */
function fixDeno(command: string): string {
  const [, head = '', rest = ''] = /^(deno (?:add|install -g)) (.*)$/.exec(command) ?? [];
  if (head === '') return command;
  const words = rest.split(/\s+/).map((word) => (/^[@a-z]/i.test(word) ? `npm:${word}` : word));
  return [head, ...words].join(' ');
}
