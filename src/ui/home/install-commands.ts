import { type PackageManager, packageManagers } from '#shared/mdx-components.ts';

/** The command that adds packages to a project, for each package manager in the order of the docs. */
export function installCommands(
  packages: string[],
): { manager: PackageManager; command: string }[] {
  return packageManagers.map((manager) => ({ manager, command: commandOf(manager, packages) }));
}

function commandOf(manager: PackageManager, packages: string[]): string {
  switch (manager) {
    case 'npm':
      return `npm install ${packages.join(' ')}`;
    case 'deno':
      // Deno takes packages of npm by a prefix.
      return `deno add ${packages.map((name) => `npm:${name}`).join(' ')}`;
    default:
      return `${manager} add ${packages.join(' ')}`;
  }
}
