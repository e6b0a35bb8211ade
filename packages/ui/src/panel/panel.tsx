import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  /** Draws a border instead of a shadow. */
  flat?: boolean
}

/** A section on a white background. With `aria-labelledby` or `aria-label` it becomes a landmark. */
export function Panel({ flat, className, ...rest }: PanelProps) {
  const Part = rest['aria-labelledby'] || rest['aria-label'] ? 'section' : 'div'
  return <Part {...rest} className={classNames('panel', flat && 'panel--flat', className)} />
}
