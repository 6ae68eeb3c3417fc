import { expect, test } from 'vitest';
import { siteConfig, writeSite } from '../testing/write-site.ts';
import { runDev } from './dev-command.ts';

test.each(['fr', 'en_US', 'constructor'])(
  '--locale %s of a site without it is refused',
  async (locale) => {
    const siteRoot = await writeSite({ 'site.config.ts': siteConfig() });
    const told: string[] = [];
    const keep = (text: string) => told.push(text);
    const reporter = {
      phase: <T>(_: string, work: (report: () => void) => Promise<T>) => work(() => undefined),
      info: keep,
      error: keep,
    };
    await expect(
      runDev({ siteRoot, port: 0, host: 'localhost', locale, reporter }),
    ).rejects.toMatchObject({
      code: 'option-invalid',
      message: `--locale ${locale} is not a locale of this site.`,
    });
    expect(told.join('\n')).not.toContain('content-crashed');
  },
);
