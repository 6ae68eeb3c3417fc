import { slug as slugOf } from 'github-slugger';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';

/** Characters that servers, hosts and browsers interpret differently in a path. */
const troublesome = /[\s?#%\\"'<>^`{|}[\]\p{Cc}]/u;

/** Addresses that cannot be linked to, because of the names of files, tags or authors. */
export async function checkAddresses(options: {
  routes: Route[];
  locate: (route: Route) => Promise<SourceLocation>;
}): Promise<Problem[]> {
  const wrong = options.routes.filter(({ path }) => troublesome.test(path));
  return Promise.all(
    wrong.map(async (route): Promise<Problem> => {
      const [sign = ''] = troublesome.exec(route.path) ?? [];
      const { file } = route.source;
      const part = route.path.split('/').find((it) => troublesome.test(it)) ?? '';
      const near = slugOf(part.replace(/[^\p{L}\p{N}._-]+/gu, ' ').trim());
      const isFile = file.includes(part);
      return {
        code: 'address-invalid',
        severity: 'error',
        message: `The address "${route.path}" contains ${/\s/.test(sign) ? 'a space' : `the character ${JSON.stringify(sign)}`}, which servers and browsers do not all read in the same way.`,
        hint: `${isFile ? 'Rename the file or folder' : 'Rename it'}${near === '' ? '' : `: "${near}" instead of "${part}"`}.`,
        ...(isFile ? { file } : await options.locate(route)),
      };
    }),
  );
}
