import { expect, test } from 'vitest';
import { withoutDebugInfo } from './without-debug-info.ts';

test('rows and references of the debug channel go, and elements keep all else', () => {
  const payload = [
    '0:D"$2"',
    '1c:["$","p",null,{"children":["$","$L5","$1d",{"a":["$6","$7"]},"$a","$1d",2]},null,"$1e",1]',
    '',
  ].join('\n');
  expect(withoutDebugInfo(payload)).toBe(
    '1c:["$","p",null,{"children":["$","$L5","$1d",{"a":["$6","$7"]},null,null,2]},null,null,1]\n',
  );
});
