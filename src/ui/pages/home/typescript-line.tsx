import { tokenizeTypeScript } from '../../code/tokenize-typescript.ts';

/** A piece of a line of TypeScript, highlighted. */
export function Ts({ children }: { children: string }) {
  return tokenizeTypeScript(children).map(({ text, kind }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a fixed text never move
    <span key={index} className={kind}>
      {text}
    </span>
  ));
}
