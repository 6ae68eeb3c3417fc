/** What the page about exports and the post about server actions say of forms. */
import { expect, onTestFinished, test } from 'vitest';
import { experimental_nextAppDirCaller } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/next-app-dir.mjs';
import { initTRPC, TRPCError } from './v11.ts';

test.each([
  { normalizeFormData: true, role: 'admin' },
  { normalizeFormData: false, role: undefined },
])(
  'exports, trpc-actions: a form changes every object: %o',
  async ({ normalizeFormData, role }) => {
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'role'));
    const caller = experimental_nextAppDirCaller({ createContext: () => ({}), normalizeFormData });
    const refused = initTRPC
      .create()
      .procedure.experimental_caller(caller)
      .use(() => {
        throw new TRPCError({ code: 'UNAUTHORIZED' });
      })
      .input((value) => value)
      .mutation(() => 1);
    const form = new FormData();
    form.set('__proto__.role', 'admin');
    await expect(refused(form)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(Reflect.get({}, 'role')).toBe(role);
  },
);
