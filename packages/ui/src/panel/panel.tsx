import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** A line instead of a shadow. */
  flat?: boolean
}

/** A part of a page on its own white ground. Give it `aria-labelledby`, and it is a landmark. */
export function Panel({ flat, className, ...rest }: PanelProps) {
  return <section {...rest} className={classNames('panel', flat && 'panel--flat', className)} />
}
