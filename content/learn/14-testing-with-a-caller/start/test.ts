import { TRPCError } from '@trpc/server';
import { createCaller } from './server';

function report(name: string, holds: boolean) {
  console.log(holds ? 'passed:' : 'FAILED:', name);
}

/** The code of the error with which a call ends. */
async function codeOf(call: Promise<unknown>) {
  try {
    await call;
    return 'none';
  } catch (error) {
    return error instanceof TRPCError ? error.code : 'another error';
  }
}

const morning = createCaller({ customer: 'Noor', hour: 8 });
report(
  'a customer gets a loaf',
  (await morning.order()) === 'A loaf for Noor',
);

// Test 'a stranger gets none'.

// Test 'nobody gets one at 18'.
