import { TRPCError } from '@trpc/server';
import { createCaller } from './server';

function report(name: string, holds: boolean) {
  console.log(holds ? 'passed:' : 'FAILED:', name);
}

/** The code of the error that a call ends with, or 'none' if it succeeds. */
async function codeOf(call: Promise<unknown>) {
  try {
    await call;
    return 'none';
  } catch (error) {
    return error instanceof TRPCError ? error.code : 'another error';
  }
}

const afternoon = createCaller({ customer: 'Noor', hour: 17 });
report(
  'a customer gets a loaf',
  (await afternoon.order()) === 'A loaf for Noor',
);

const stranger = createCaller({ customer: null, hour: 8 });
report(
  'a stranger gets none',
  (await codeOf(stranger.order())) === 'UNAUTHORIZED',
);

const evening = createCaller({ customer: 'Noor', hour: 18 });
report(
  'nobody gets one at 18',
  (await codeOf(evening.order())) === 'PRECONDITION_FAILED',
);
