import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  /** A line instead of a shadow. */
  flat?: boolean
}

/** A part of a page on its own white ground. Give it `aria-labelledby` or `aria-label`, and it is a landmark. */
export function Panel({ flat, className, ...rest }: PanelProps) {
  const Part = rest['aria-labelledby'] || rest['aria-label'] ? 'section' : 'div'
  return <Part {...rest} className={classNames('panel', flat && 'panel--flat', className)} />
}
