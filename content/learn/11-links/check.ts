import type { LessonChecks, LessonRun } from '#shared/learn/lesson-check.ts';

const sentFor = ({ requests }: LessonRun, path: string) =>
  requests.filter(({ procedures }) => procedures.includes(path)).length;

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client gets its reading.': ({ expectLogged }) => expectLogged('The oven has 230 degrees'),
  'The third request for the temperature succeeds, and is the last one.': (run) => {
    const sent = sentFor(run, 'oven.temperature');
    run.expect(sent === 3, `Requests for the temperature: ${sent}, not 3.`);
  },
  'The fourth failure of a query reaches the client.': (run) => {
    const sent = sentFor(run, 'oven.humidity');
    run.expect(
      sent === 4,
      `Requests for the humidity, which never works: ${sent}, not 4. Give up when attempts is 4.`,
    );
    run.expectLogged('Humidity: The sensor is missing');
  },
  'The mutation was sent once.': (run) => {
    const sent = sentFor(run, 'oven.light');
    run.expect(sent === 1, `Requests for the light: ${sent}, not 1. Look at op.type.`);
  },
} satisfies LessonChecks;
