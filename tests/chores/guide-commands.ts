/** The commands in a section of CONTRIBUTING.md, in order: the lines of its `sh` fences. */
export function commandsOf({ guide, heading }: { guide: string; heading: string }): string[] {
  const sections = guide.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${heading}".`);
  const fences = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)];
  return fences.flatMap(([, text = '']) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}
