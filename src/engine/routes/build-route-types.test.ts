import { expect, test } from 'vitest';
import { buildRouteTypes } from './build-route-types.ts';

test('every path becomes a key of the type of routes', () => {
  expect(
    buildRouteTypes({ paths: ['/docs', '/'] }),
  ).toBe(`// Written by the build: every path of the site. Not to be edited.
import type { RegisteredRoutes as Routes } from '#shared/route.ts';

declare module '#shared/route.ts' {
  interface RegisteredRoutes {
    "/": true;
    "/docs": true;
  }
}

declare module '#schema/href.ts' {
  interface RegisteredRoutes extends Routes {}
}
`);
});
