import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The photo reaches the bakery.': ({ expectLogged }) => {
    expectLogged('Noor gets a cake with cat.jpg');
    expectLogged('A large cake costs 4200 cents');
  },
  'Another photo is not called cat.jpg.': async ({ call, expectData }) => {
    const form = new FormData();
    form.set('name', 'Lin');
    form.set('photo', new File(['a dog'], 'dog.png'));
    const response = await call('cake.order', { type: 'mutation', input: form });
    expectData(response, 'Lin gets a cake with dog.png');
  },
  'The order is sent as a form.': ({ requests, expect }) => {
    const order = requests.find(({ procedures }) => procedures.includes('cake.order'));
    const [, type = 'nothing'] =
      order?.requestHeaders.find(([name]) => name === 'content-type') ?? [];
    expect(type.startsWith('multipart/form-data'), `The order is sent as ${type}.`);
  },
  'Other calls are still JSON.': ({ requests, expect }) => {
    const prices = requests.find(({ procedures }) => procedures.includes('cake.prices'));
    expect(prices?.path.includes('batch=1') === true, 'The prices do not come from a batch.');
  },
  'An order that is not a form is rejected.': async ({ call, expect }) => {
    const { status } = await call('cake.order', { type: 'mutation', input: { name: 'Lin' } });
    expect(
      status === 400,
      `An order as JSON leads to status ${status}, not 400. Its validator accepts more than forms.`,
    );
  },
  'An order without a photo is rejected.': async ({ call, expect }) => {
    const form = new FormData();
    form.set('name', 'Lin');
    const { status } = await call('cake.order', { type: 'mutation', input: form });
    expect(
      status === 400,
      `A form without a photo leads to status ${status}. Throw BAD_REQUEST, which is 400.`,
    );
  },
} satisfies LessonChecks;
