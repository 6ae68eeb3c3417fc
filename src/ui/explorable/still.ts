import type { ReactNode } from 'react';

/** What the server draws of an explorable: complete without script. */
export interface Still {
  /** What the picture is called. */
  title: string;
  /** How it was recorded, with a place for the release. */
  recorded: string;
  /** Release of the packages whose behavior it shows. */
  release: string;
  draw(): ReactNode;
  /** Asks for the style sheets of the picture. */
  styles(): ReactNode;
}
