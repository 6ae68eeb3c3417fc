import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client gets its reading.': ({ expectLogged }) => expectLogged('The oven has 230 degrees'),
  'It took three requests.': ({ requests, expect }) => {
    const sent = requests.filter(({ procedures }) => procedures.includes('oven.temperature'));
    expect(sent.length === 3, `The client sent ${sent.length} requests for the temperature.`);
  },
  'The mutation was sent once.': ({ requests, expect }) => {
    const sent = requests.filter(({ procedures }) => procedures.includes('oven.light'));
    expect(sent.length === 1, `The client sent ${sent.length} requests for the light.`);
  },
} satisfies LessonChecks;
