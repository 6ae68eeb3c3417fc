import { Fragment, type ReactNode } from 'react';
import { fillParts } from '#shared/strings/fill.ts';

/** A sentence with elements: each name in braces is replaced by the part of that name. */
export function Filled(props: { template: string; parts: Record<string, ReactNode> }) {
  return fillParts(props.template, props.parts).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a template has one order
    typeof part === 'string' ? part : <Fragment key={index}>{part}</Fragment>,
  );
}
