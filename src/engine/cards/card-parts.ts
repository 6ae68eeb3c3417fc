import type { Node } from '@takumi-rs/core';

/** Names of a card's fonts in the renderer. */
export const TEXT_FONT = 'Inter';
export const CODE_FONT = 'JetBrains Mono';

/** The dark theme's colors as sRGB. */
export const colors = {
  ground: '#0c1116',
  surface: '#151c23',
  border: '#20272e',
  strong: '#f3f6f9',
  text: '#ccd5de',
  muted: '#9ba7b3',
  wire: '#4ba2e2',
  warning: '#f0bb56',
  danger: '#ff7f78',
};

/** Boxes beside each other. */
export function row(style: NonNullable<Node['style']>, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', ...style },
    children,
  };
}

/** Boxes below each other. */
export function column(style: NonNullable<Node['style']>, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', ...style },
    children,
  };
}

export function words(text: string, style: NonNullable<Node['style']>): Node {
  return { type: 'text', text, style };
}
