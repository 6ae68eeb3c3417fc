import { type ApiInput, type BuiltApi, buildApi } from './typescript/build-api.ts';

/** The task of threads that read references, because a compiler is busy for seconds. */
export async function createTask(): Promise<(input: ApiInput) => Promise<BuiltApi>> {
  return buildApi;
}
