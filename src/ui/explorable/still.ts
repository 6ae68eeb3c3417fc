import type { ReactNode } from 'react';

/** The server-rendered part of an explorable, complete without a script. */
export interface Still {
  /** Title of the picture. */
  title: string;
  /** How it was recorded, with a placeholder for the release. */
  recorded: string;
  /** Release of the packages whose behavior it shows. */
  release: string;
  draw(): ReactNode;
  /** Requests the picture's style sheets. */
  styles(): ReactNode;
}
