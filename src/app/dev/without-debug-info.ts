/**
 * Removes references to React's debug channel from a payload. The channel tells React's tools which component created
 * what. Nothing reads it here, so a reference into it would wait forever.
 */
export function withoutDebugInfo(payload: string): string {
  return payload.replace(DEBUG_ROW, '').replace(OWNER_AND_STACK, ',null,null,$1]');
}

/** The row of a rendered component. */
const DEBUG_ROW = /^[0-9a-f]+:D"\$[0-9a-f]+"\n/gm;

/** The end of an element: its owner, position, and whether its key was validated. */
const OWNER_AND_STACK = /,(?:"\$[0-9a-f]+"|null),"\$[0-9a-f]+",([012])\]/g;
