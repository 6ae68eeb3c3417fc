import { type RefObject, useLayoutEffect, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import type { Editor } from '../../playground/editor/create-editor.ts';
import { wireEnds } from './wire-demo-code.ts';

/**
 * Where the wire begins and ends, in pixels below the top of the stage: at the first problem on each side, else at its
 * original position.
 */
export function useWireEnds(options: {
  stage: RefObject<HTMLElement | null>;
  server: RefObject<Editor | null>;
  client: RefObject<Editor | null>;
  problems: readonly CodeProblem[] | undefined;
  files: readonly SampleFile[];
}): { from: number; to: number } {
  const { stage, server, client, problems, files } = options;
  const [ends, setEnds] = useState({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      const endAt = (editor: Editor | null, side: 'server' | 'client') => {
        const name = `${side}.ts`;
        const code = files.find((file) => file.name === name)?.code ?? '';
        const found = problems?.find(({ file }) => file === name);
        const middle = (editor?.lineTop(found?.line ?? wireEnds[side](code)) ?? top) - top;
        return Math.round(Math.min(Math.max(middle, 52), height - 8));
      };
      setEnds({
        from: endAt(server.current, 'server'),
        to: endAt(client.current, 'client'),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure, true);
    };
  }, [stage, server, client, problems, files]);
  return ends;
}
