/**
 * Takes out of a payload what refers to React's debug channel, where it tells its tools which component made what:
 * nobody reads that channel, and a reference into it would be waited for.
 */
export function withoutDebugInfo(payload: string): string {
  return payload.replace(DEBUG_ROW, '').replace(OWNER_AND_STACK, ',null,null,$1]');
}

/** The row of a component that was called. */
const DEBUG_ROW = /^[0-9a-f]+:D"\$[0-9a-f]+"\n/gm;

/** The end of an element: who made it, where, and whether its key was looked at. */
const OWNER_AND_STACK = /,(?:"\$[0-9a-f]+"|null),"\$[0-9a-f]+",([012])\]/g;
